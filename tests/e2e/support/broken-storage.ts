/** Functions that break a browser's storage before a page's own scripts run. */
export const BROKEN_STORAGE = {
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'is full but for the tab’s own': () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  },
  'stores nothing, silently': () => {
    Storage.prototype.setItem = () => {};
  },
  'fails at each call': () => {
    const fail = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail });
  },
  'is blocked': () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  'is not there': () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { get: () => null });
  },
} as const;
