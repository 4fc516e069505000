import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './menu.module.css';

export interface MenuItem {
  label: string;
  /** Whether the item is checked, for radio items; undefined for an action. */
  isChecked?: boolean;
  /** Whether a line separates the item from the previous one. */
  isApart?: boolean;
  onChoose: () => void;
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  /** Called before an item's action runs. Must return the focus to the button that opened the menu. */
  onClose: () => void;
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The menu of a button (ARIA Authoring Practices, "Menu Button"), below the element that contains both. That element handles Escape. */
export function Menu({ label, items, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const buttons = () => [...(menu.current?.querySelectorAll('button') ?? [])];

  useLayoutEffect(() => {
    const own = [...(menu.current?.querySelectorAll('button') ?? [])];
    (own.find((button) => button.ariaChecked === 'true') ?? own[0])?.focus();
    const { right = 0 } = menu.current?.getBoundingClientRect() ?? {};
    setIsAtEnd(right > document.documentElement.clientWidth);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = buttons();
    all[step(all.indexOf(document.activeElement as HTMLButtonElement), all.length - 1)]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- Its items have the focus.
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      className={styles.menu}
      data-end={isAtEnd || undefined}
      onKeyDown={onKeyDown}
    >
      {items.map(({ label: text, isChecked, isApart, onChoose }) => (
        <button
          key={text}
          type="button"
          role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={isChecked}
          tabIndex={-1}
          className={styles.item}
          data-apart={isApart || undefined}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          <span className={styles.check}>{isChecked && <IconCheck size={16} stroke={1.5} aria-hidden="true" />}</span>
          {text}
        </button>
      ))}
    </div>
  );
}
