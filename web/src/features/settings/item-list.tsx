import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { createContext, use, useState, type ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useMedia } from '../../ui/browser/use-media.ts';
import { Button, ButtonLink, IconButton, IconLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './item-list.module.css';
import page from './settings-page.module.css';

/** `rows` are below each other; `cards` are next to each other. On a phone, both are rows of two lines that can be opened. */
type Look = 'rows' | 'cards' | 'phone';

const ShownLook = createContext<Look>('rows');

interface ItemListProps {
  label: string;
  look?: 'rows' | 'cards';
  /** An `Item` for each entry. */
  children: ReactNode;
}

/** Whether the window is as narrow as a phone, where a list is one of two lines per entry. */
export function useIsPhone(): boolean {
  return useMedia('(width < 48rem)');
}

/** A list of administrators, tokens, webhooks, rules or addresses. */
export function ItemList({ label, look = 'rows', children }: ItemListProps) {
  const isPhone = useIsPhone();
  return (
    <ShownLook value={isPhone ? 'phone' : look}>
      <ul className={look === 'cards' && !isPhone ? styles.cards : page.rows} aria-label={label}>
        {children}
      </ul>
    </ShownLook>
  );
}

export interface ItemAction {
  text: string;
  /** The accessible name, which includes that of the item. */
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  isRunning?: boolean;
  /** The address of the page that it opens, or what it does. */
  to?: string;
  onClick?: () => void;
}

interface ItemProps {
  /** The name as text. */
  label: string;
  /** The name as shown: a link or a heading. */
  name: ReactNode;
  /** The ID of the heading, for an item of `cards`. */
  headingId?: string;
  photo?: ReactNode;
  /** What tells this item from others. On a phone, it is cut after one line until the item is opened. */
  summary: ReactNode;
  /** A problem, which is always shown. */
  flag?: ReactNode;
  /** The rest. On a phone, it and the actions are shown when the item is opened. An item that has neither cannot be opened. */
  children?: ReactNode;
  actions?: readonly ItemAction[];
}

/** An entry of an `ItemList`. */
export function Item(item: ItemProps) {
  const look = use(ShownLook);
  if (look === 'phone') return <PhoneItem {...item} />;
  const { name, headingId, photo, summary, flag, children, actions = [] } = item;
  const buttons = actions.length > 0 && (
    <div className={page.rowActions}>
      {actions.map(({ label, icon, to, isDisabled, isRunning = false, onClick }) =>
        to === undefined ? (
          <IconButton key={label} label={label} disabled={isDisabled} isRunning={isRunning} onClick={onClick}>
            {icon}
          </IconButton>
        ) : (
          <IconLink key={label} label={label} to={to} preventScrollReset>
            {icon}
          </IconLink>
        ),
      )}
    </div>
  );
  if (look === 'cards') {
    return (
      <li>
        <article className={styles.card} aria-labelledby={headingId}>
          <div className={styles.cardHead}>
            {name}
            {buttons}
          </div>
          <p className={page.quiet}>{summary}</p>
          {children}
        </article>
      </li>
    );
  }
  return (
    <li className={page.row}>
      {photo}
      <div className={page.rowWords}>
        {name}
        <p className={page.quiet}>{summary}</p>
        {flag}
        {children}
      </div>
      {buttons}
    </li>
  );
}

function PhoneItem(item: ItemProps) {
  const { t } = useTranslation('settings');
  const [isOpen, setIsOpen] = useState(false);
  const { label, name, photo, summary, flag, children, actions = [] } = item;
  const canOpen = children !== undefined || actions.length > 0;
  return (
    <li className={styles.item}>
      <div className={classes(styles.head, !canOpen ? styles.whole : !isOpen && styles.closed)}>
        {photo}
        <div className={page.rowWords}>
          <div className={styles.name}>{name}</div>
          <p className={classes(page.quiet, styles.summary)}>{summary}</p>
          {flag}
        </div>
        {canOpen && (
          <IconButton
            className={styles.toggle ?? ''}
            label={t('detailsOf', { name: label })}
            aria-expanded={isOpen}
            // After the form, the focus returns to here, since the link to it is not shown.
            data-form={actions.find(({ to }) => to !== undefined)?.to}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div className={styles.body}>
          {children}
          {actions.length > 0 && (
            <div className={page.buttons}>
              {actions.map(({ label: actionLabel, text, icon, to, isDisabled, isRunning = false, onClick }) =>
                to === undefined ? (
                  <Button
                    key={text}
                    aria-label={actionLabel}
                    disabled={isDisabled}
                    isRunning={isRunning}
                    onClick={onClick}
                  >
                    {icon}
                    {text}
                  </Button>
                ) : (
                  <ButtonLink key={text} aria-label={actionLabel} to={to} preventScrollReset>
                    {icon}
                    {text}
                  </ButtonLink>
                ),
              )}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
