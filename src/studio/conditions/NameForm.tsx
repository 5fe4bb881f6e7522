import { useState } from 'react';
import { edit } from '../actions.ts';
import type { Place } from '../model.ts';

/** Draws a field and a button that give a condition a name, so that others can use it. */
export function NameForm({ place }: { place: Place }) {
  const [name, setName] = useState('');
  return (
    <details>
      <summary>Use this condition elsewhere too</summary>
      <form
        className="condition-name"
        onSubmit={(event) => {
          event.preventDefault();
          void edit({ type: 'nameCondition', place, name }, `Name a condition “${name}”`);
        }}
      >
        <label>
          Its name
          <input className="control" value={name} required onChange={({ target }) => setName(target.value)} />
        </label>
        <button type="submit" className="tool">
          Share it
        </button>
      </form>
    </details>
  );
}
