import { createContext, useContext } from 'react';
import type { Path } from '../../engine/form/paths.ts';
import type { Properties } from '../model.ts';
import type { Scope } from '../protocol.ts';

/** The data that the notes below the fields of a property form share. */
export interface Notes {
  properties: Properties;
  /** Returns which places a change of a property is for. */
  scopeOf(at: string): Scope;
  setScope(at: string, scope: Scope): void;
  /** Returns true if a field draws other fields, which have notes of their own. */
  hasFields(path: Path): boolean;
}

export const NotesContext = createContext<Notes | null>(null);

export function useNotes(): Notes {
  const notes = useContext(NotesContext);
  if (!notes) throw new Error('Wrap the form in <NotesContext>.');
  return notes;
}
