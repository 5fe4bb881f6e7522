import { useState } from 'react';
import { call } from '../calls.ts';
import type { Calls } from '../protocol.ts';
import { Tool } from '../Tool.tsx';

type Pair = Calls['pictures']['response'];

function Figure({ name, picture }: { name: string; picture: Pair['before'] }) {
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
  const [pictures, setPictures] = useState<Pair>();
  const [status, setStatus] = useState('');
  const take = async () => {
    setStatus('Taking pictures…');
    try {
      setPictures(await call('pictures', { path, hash }));
      setStatus('The pictures are taken.');
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Tool isOff={status === 'Taking pictures…'} onClick={take}>
        Take pictures
      </Tool>{' '}
      <span role="status">{status}</span>
      {pictures && (
        <div className="pictures">
          <Figure name="Before" picture={pictures.before} />
          <Figure name="After" picture={pictures.after} />
        </div>
      )}
    </>
  );
}
