import { useEffect, useState } from 'react';

const KEY = 'devBar';

/** Whether the bar is open, from page to page; at first where there is room for it. */
export function useOpen(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(() => {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? matchMedia('(width >= 48rem)').matches : kept === 'open';
  });
  useEffect(() => sessionStorage.setItem(KEY, isOpen ? 'open' : 'closed'), [isOpen]);
  return [isOpen, setIsOpen];
}
