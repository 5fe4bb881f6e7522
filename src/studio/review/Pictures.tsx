import { useState } from 'react';
import { call } from '../calls.ts';
import type { Calls } from '../protocol.ts';
import { Tool } from '../Tool.tsx';

type Taken = Calls['pictures']['response'];

function Figure({ name, picture }: { name: string; picture: Taken['before'] }) {
  const { image, violations = [] } = picture ?? {};
  const count = `${violations.length || 'no'} accessibility problem${violations.length === 1 ? '' : 's'}`;
  const what = violations.length > 0 ? `${count} (${violations.join('; ')})` : count;
  return (
    <figure>
      <figcaption>
        {name}: {image ? what : 'there is no such step'}
      </figcaption>
      {image && <img src={image} alt={`The step on a phone, ${name.toLowerCase()}`} />}
    </figure>
  );
}

/** Draws a button that takes pictures of a step before and after the changes, and then the pictures. */
export function Pictures({ path, hash }: Calls['pictures']['request']) {
  const [taken, setTaken] = useState<Taken>();
  const [status, setStatus] = useState('');
  const take = async () => {
    setStatus('Taking pictures…');
    const done = call('pictures', { path, hash }).then(setTaken);
    setStatus(
      await done.then(
        () => 'The pictures are taken.',
        (error: Error) => error.message,
      ),
    );
  };
  return (
    <>
      <Tool isOff={status === 'Taking pictures…'} onClick={take}>
        Take pictures
      </Tool>{' '}
      <span role="status">{status}</span>
      {taken && (
        <div className="pictures">
          <Figure name="Before" picture={taken.before} />
          <Figure name="After" picture={taken.after} />
        </div>
      )}
    </>
  );
}
