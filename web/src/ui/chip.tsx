import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import styles from './chip.module.css';
import { Menu, type MenuItem } from './overlay/menu.tsx';
import { usePopup } from './overlay/use-popup.ts';

interface ChipProps {
  children: ReactNode;
  /** Accessible name of the button that removes the chip. */
  removeLabel: string;
  onRemove: () => void;
}

/** A chosen value that can be removed. */
export function Chip({ children, ...removal }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.text}>{children}</span>
      <Remove {...removal} />
    </span>
  );
}

function Remove({ removeLabel, onRemove }: Omit<ChipProps, 'children'>) {
  return (
    <IconButton
      {...(styles.remove ? { className: styles.remove } : {})}
      label={removeLabel}
      onClick={onRemove}
      data-remove
    >
      <IconX size={16} stroke={1.5} />
    </IconButton>
  );
}

interface ChangeableChipProps extends ChipProps {
  /** Shown on a phone instead of the children, if several chips would take too much room there. */
  short?: ReactNode;
  /** Accessible name of the button that opens the menu. */
  changeLabel: string;
  menuLabel: string;
  /** The last one removes the chip too, because a phone shows no button for that. */
  items: readonly MenuItem[];
}

/** A chosen value that can be removed, or changed in a menu. */
export function ChangeableChip({ children, short, changeLabel, menuLabel, items, ...removal }: ChangeableChipProps) {
  const { isOpen, open, close, toggle, container, button } = usePopup<HTMLSpanElement>();
  return (
    <span className={styles.anchor} ref={container}>
      <span className={styles.chip}>
        <button
          ref={button}
          type="button"
          className={styles.change}
          aria-label={changeLabel}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={toggle}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            open();
          }}
        >
          <span className={styles.text}>{children}</span>
          {short && <span className={styles.short}>{short}</span>}
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </button>
        <Remove {...removal} />
      </span>
      {isOpen && (
        <Menu
          label={menuLabel}
          items={items}
          onClose={() => {
            close();
            button.current?.focus();
          }}
        />
      )}
    </span>
  );
}
