import { useCallback, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDismiss } from '../overlay/use-dismiss.ts';

/** `keyCode` of key events that an input method processes (UI Events, 7.3.1). */
const codeOfInputMethod = 229;

/** The items offered for a text. */
export interface Suggestions<Item> {
  items: readonly Item[];
  /** False while the items belong to an earlier text: they may be shown, but not chosen. */
  isCurrent: boolean;
  /** Whether nothing was found for the text, which the popup then shows. */
  hasFoundNothing: boolean;
  /** Why the items for the text could not be loaded, which the popup then shows; undefined if they could. */
  failure: unknown;
  /** Loads the items again after a failure, as the only option of the list; undefined if that would fail again. */
  retry: (() => void) | undefined;
}

export const noSuggestions: Suggestions<never> = {
  items: [],
  isCurrent: false,
  hasFoundNothing: false,
  failure: undefined,
  retry: undefined,
};

export interface ComboboxPopup {
  /** Whether suggestions are wanted: from the first key until one is chosen or the list is closed. */
  isWanted: boolean;
  open: () => void;
  close: () => void;
}

/** Attributes of an option. */
export interface OptionProps {
  id: string;
  role: 'option';
  tabIndex: -1;
  'aria-selected': boolean;
  onClick: () => void;
}

/** What an option does: it chooses an item, or loads the items again. */
interface Choice {
  key: string;
  choose: () => void;
}

const retryKey = 'retry';

/**
 * State of the popup of a combobox; suggestions are only loaded while it is wanted. The ref goes on the element that contains the box and
 * the list: a press outside of it closes the list.
 */
export function useComboboxPopup(): [popup: ComboboxPopup, ref: RefObject<HTMLDivElement | null>] {
  const ref = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const open = useCallback(() => setIsWanted(true), []);
  const close = useCallback(() => setIsWanted(false), []);
  useDismiss(isWanted, ref, close);
  return [{ isWanted, open, close }, ref];
}

interface ComboboxOptions<Item> {
  popup: ComboboxPopup;
  suggestions: Suggestions<Item>;
  /** Returns the key of an item, so that a new list never moves the highlight to another item. */
  keyOf: (item: Item) => string;
  value: string;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  /** Whether Enter chooses the first item if none is highlighted. */
  choosesFirst?: boolean;
  /** Whether Escape clears the box once the list is closed. */
  clearsOnEscape?: boolean;
}

/**
 * Keyboard and ARIA attributes of an editable combobox with a list popup (WAI-ARIA 1.2; ARIA Authoring Practices, "Combobox").
 * The component renders the box, the list and the options with the attributes that this returns. Enter without a highlighted
 * option submits the form around the box.
 */
export function useCombobox<Item>({
  popup,
  suggestions: { items, isCurrent, hasFoundNothing, failure, retry },
  keyOf,
  value,
  onType,
  onChoose,
  choosesFirst = false,
  clearsOnEscape = false,
}: ComboboxOptions<Item>) {
  const id = useId();
  const [highlightedKey, setHighlightedKey] = useState('');
  const retryFailed = failure === undefined ? undefined : retry;
  const choices: Choice[] = retryFailed
    ? [{ key: retryKey, choose: retryFailed }]
    : (isCurrent ? items : []).map((item) => ({ key: `item ${keyOf(item)}`, choose: () => choose(item) }));
  const isOpen = choices.length > 0;
  /** Whether the popup says why it has no items. */
  const isExplained = hasFoundNothing || failure !== undefined;
  const position = popup.isWanted ? choices.findIndex(({ key }) => key === highlightedKey) : -1;

  function close() {
    popup.close();
    setHighlightedKey('');
  }

  function choose(item: Item) {
    close();
    onChoose(item);
  }

  function move(by: 1 | -1) {
    setHighlightedKey(choices[nextPosition(position, by, choices.length)]?.key ?? '');
  }

  function handleKey(event: KeyboardEvent) {
    // During composition, Enter and the arrow keys belong to the input method. Safari sends the final Enter afterwards, with this `keyCode`.
    if (event.nativeEvent.isComposing || event.keyCode === codeOfInputMethod) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else popup.open();
    } else if (event.key === 'Enter') {
      const chosen = choices[position] ?? (choosesFirst ? choices[0] : undefined);
      if (chosen === undefined) return close();
      event.preventDefault();
      chosen.choose();
    } else if (event.key === 'Escape' && (isOpen || isExplained)) {
      // Prevents that Escape also closes what contains the box, such as a dialog.
      event.preventDefault();
      close();
    } else if (event.key === 'Escape' && clearsOnEscape && value !== '') {
      onType('');
      close();
    }
  }

  const optionAt = (index: number, onClick: () => void): OptionProps => ({
    id: `${id}option${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === position,
    onClick,
  });

  return {
    isOpen,
    close,
    inputProps: {
      role: 'combobox',
      type: 'text',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      maxLength: 256,
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': `${id}list`,
      'aria-activedescendant': position < 0 ? undefined : `${id}option${position}`,
      value,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        onType(target.value);
        popup.open();
        setHighlightedKey('');
      },
      onKeyDown: handleKey,
    },
    /** Attributes of the popup around the list. */
    popupProps: { hidden: items.length === 0 && !isExplained },
    listProps: { id: `${id}list`, role: 'listbox', inert: !isCurrent && !retryFailed },
    optionProps: (item: Item): OptionProps => optionAt(items.indexOf(item), () => choose(item)),
    /** Attributes of the option that loads the items again; undefined if there is none. */
    retryProps: retryFailed && optionAt(0, retryFailed),
  } as const;
}

export type Combobox<Item> = ReturnType<typeof useCombobox<Item>>;

/** Moves through the items and the box, which is at position -1, between the last and the first item. */
function nextPosition(position: number, by: 1 | -1, length: number): number {
  const stops = length + 1;
  return ((position + 1 + by + stops) % stops) - 1;
}
