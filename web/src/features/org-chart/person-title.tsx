import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { cardTitle } from './card-title.ts';

/** A title, cut where it is long. A screen reader and the tooltip get all of it. */
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
