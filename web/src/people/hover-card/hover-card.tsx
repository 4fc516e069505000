import type { PersonCard } from '@directory/contract';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useEffect, useId, useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { isOverBudget } from '../../api/call.ts';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { classes } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { clampLong, longTexts } from '../../ui/long-text.ts';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { VisuallyHidden } from '../../ui/status/visually-hidden.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import { Avatar } from '../avatar.tsx';
import { CardActions } from '../card/card-actions.tsx';
import styles from './hover-card.module.css';
import { LocalTime, useMinute } from '../local-time/local-time.tsx';
import { usePersonCard } from '../person-card-query.ts';
import { personName } from '../person-name.ts';
import { placeCard } from './place-card.ts';
import type { HoverTarget } from './use-hover-target.ts';
import { useReachWords } from '../local-time/use-reach-words.ts';

interface HoverCardProps {
  target: HoverTarget;
  cardRef: RefObject<HTMLElement | null>;
}

/** The card over a linked name: who the person is, and how to reach them now. */
export function HoverCard({ target, cardRef }: HoverCardProps) {
  const { t } = useTranslation('reach');
  const { t: shell } = useTranslation('shell');
  const { data: person, error } = usePersonCard(target.login);
  const keysId = useId();
  const position = useCardPosition(target.link, cardRef);
  const name = person === undefined ? '' : personName(person, shell);

  useEffect(() => {
    const { link, isByKey } = target;
    if (!isByKey) return;
    link.setAttribute('aria-describedby', keysId);
    return () => link.removeAttribute('aria-describedby');
  }, [target, keysId]);

  return createPortal(
    <div
      ref={cardRef as RefObject<HTMLDivElement>}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <dialog> would take the card out of the document's coordinates.
      role="dialog"
      aria-label={person === undefined ? t('loading') : t('about', { name })}
      className={styles.card}
      style={position}
    >
      {person !== undefined && <Content person={person} name={name} />}
      {person === undefined && error !== null && <Failed error={error} />}
      {person === undefined && error === null && <Loading />}
      {target.isByKey && (
        <VisuallyHidden>
          <span id={keysId}>{t('keys')}</span>
        </VisuallyHidden>
      )}
    </div>,
    document.body,
  );
}

function Content({ person, name }: { person: PersonCard; name: string }) {
  const { login } = useViewer();
  const isOwn = login.toLowerCase() === person.login.toLowerCase();
  return (
    <>
      <div className={styles.head}>
        <Avatar person={person} size={56} />
        <div className={styles.words} title={longTexts(name, person.title)}>
          <p className={classes(styles.name, clampLong(name))}>
            <bdi translate="no">{name}</bdi>
          </p>
          {person.title !== '' && (
            <p className={classes(styles.title, clampLong(person.title))} dir="auto">
              {person.title}
            </p>
          )}
          <p className={styles.quiet}>
            <Dotted parts={[person.gbuName || person.organization, person.city]} />
          </p>
        </div>
      </div>
      {!isOwn && person.timeZone !== '' && <Time person={person} />}
      {isOwn && person.email !== '' && <CopyButton value={person.email} />}
      {!isOwn && (person.email !== '' || person.callAddress !== '') && (
        <div className={styles.actions}>
          <CardActions person={{ ...person, hasPhone: person.callAddress !== '' }} name={name} tabIndex={0} />
        </div>
      )}
    </>
  );
}

function Time({ person: { timeZone, days } }: { person: PersonCard }) {
  const now = useMinute();
  const { difference, working } = useReachWords(now, timeZone, days);
  return (
    <p className={styles.time}>
      <IconClock size={16} stroke={1.5} aria-hidden="true" />
      <span>
        <LocalTime timeZone={timeZone} now={now} />
        {difference !== undefined && ` (${difference})`}
        {working !== undefined && <span className={styles.working}>{working.words}</span>}
      </span>
    </p>
  );
}

function Failed({ error }: { error: Error }) {
  const { t } = useTranslation('reach');
  const sentence = useFailureSentence();
  return <p role="alert">{isOverBudget(error) ? sentence(error) : t('failed')}</p>;
}

/** Placeholders with the size of a typical card. */
function Loading() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton width="3.5rem" height="3.5rem" isRound />
        <div className={styles.words}>
          <Skeleton width="80%" height="1.25rem" />
          <Skeleton width="60%" />
          <Skeleton width="60%" />
        </div>
      </div>
      <Skeleton height="2.5rem" />
      <Skeleton width="8rem" height="2rem" />
    </>
  );
}

/**
 * The position of the card in the document. The card scrolls with the page, and is repositioned when its anchor, its size or the window changes.
 * It is invisible until measured, and if it would cover the focused element everywhere.
 */
function useCardPosition(link: HTMLElement, cardRef: RefObject<HTMLElement | null>): CSSProperties {
  const [position, setPosition] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const card = cardRef.current;
    if (card === null) return;
    // On the chart, the anchor is the person's card, which has other controls around the name.
    const anchor = link.closest('article') ?? link;
    let frame = 0;
    let before = '';
    const measure = () => {
      frame = requestAnimationFrame(measure);
      const box = anchor.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = card;
      const { clientWidth, clientHeight } = document.documentElement;
      const { scrollX, scrollY } = window;
      const measured = [box.left + scrollX, box.top + scrollY, box.width, box.height, width, height, clientWidth];
      if (before === measured.join()) return;
      before = measured.join();
      const viewport = { width: clientWidth, height: clientHeight };
      const found = placeCard(box, { width, height }, viewport, focusedBox(link, card));
      setPosition(
        found === undefined ? { visibility: 'hidden' } : { left: found.left + scrollX, top: found.top + scrollY },
      );
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [link, cardRef]);
  return position;
}

/** The box of the focused element, if it is outside of the link and the card. Not that of an element below the link: the drawn chart fills the window. */
function focusedBox(link: HTMLElement, card: HTMLElement): DOMRect | undefined {
  const focused = document.activeElement;
  if (focused === null || focused.contains(link) || card.contains(focused)) return undefined;
  const [box, { left, right, top, bottom }] = [focused.getBoundingClientRect(), link.getBoundingClientRect()];
  const isBelow = box.left <= left && box.right >= right && box.top <= top && box.bottom >= bottom;
  return isBelow ? undefined : box;
}
