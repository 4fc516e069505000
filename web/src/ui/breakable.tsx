import { Fragment } from 'react';

/** A technical name, such as a domain or an address, that may wrap before its dots and slashes. Copying it copies no break. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?=[./])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- The parts of a name never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
