import { VisuallyHidden } from '../../ui/status/visually-hidden.tsx';
import { cardTitle } from './card-title.ts';

/** A title, truncated if it is long. Screen readers and the tooltip get the full title. */
export function PersonTitle({ title }: { title: string }) {
  const { text, isCut } = cardTitle(title);
  if (!isCut) return <bdi>{text}</bdi>;
  return (
    <>
      <bdi aria-hidden="true" title={title}>
        {text}
      </bdi>
      <VisuallyHidden>{title}</VisuallyHidden>
    </>
  );
}
