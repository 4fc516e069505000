import { Fragment } from 'react';

/** The non-empty parts, separated by dots. Right-to-left text in one part does not affect the order of the others. */
export function Dotted({ parts }: { parts: readonly string[] }) {
  return parts.filter(Boolean).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts may be equal
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
