import type { FileWidget } from '#types/widgets/file';
import { isObject } from '../../form/paths.ts';
import { control, type Driver, optionsOf } from '../driver.ts';

/** Chooses new files with the names and sizes of an answer. */
export const driver: Driver = {
  async answer(field, value) {
    const { accept = ['.pdf'] } = optionsOf(field.field) as FileWidget;
    const end = accept.find((kind) => kind.startsWith('.')) ?? '';
    const answers = Array.isArray(value) ? value.filter(isObject) : [];
    const files = answers.map(({ name = `file${end}`, size = 1024, type = '' }) => ({
      name: String(name),
      mimeType: String(type || accept.find((kind) => !kind.startsWith('.')) || ''),
      buffer: Buffer.alloc(Number(size)),
    }));
    await control(field).setInputFiles(files);
  },
};
