import { Fragment } from 'react';

/** What is not empty of `parts`, with dots between. A part that runs from right to left keeps to its own place. */
export function Dotted({ parts }: { parts: readonly string[] }) {
  return parts.filter(Boolean).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place: two may read alike
    <Fragment key={place}>
      {place > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
