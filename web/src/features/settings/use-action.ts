import { useCallback, useRef, useState } from 'react';

export interface RunningAction<Input> {
  /** Does nothing while it is being done already: a double click is one click. */
  run: (input: Input) => Promise<void>;
  isRunning: boolean;
  /** What was thrown the last time; undefined when nothing was. */
  failure: unknown;
  forgetFailure: () => void;
}

interface ActionOptions {
  /** The page is left when it has succeeded: a second click that comes after that is none. */
  isLast?: boolean;
}

/** Something that the page does when asked to, once at a time. What was typed is none of its business, and so stays. */
export function useAction<Input = void>(
  act: (input: Input) => Promise<void>,
  { isLast = false }: ActionOptions = {},
): RunningAction<Input> {
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isBusy = useRef(false);
  const run = async (input: Input) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    setFailure(undefined);
    try {
      await act(input);
      if (isLast) return;
    } catch (thrown) {
      setFailure(thrown);
    }
    isBusy.current = false;
    setIsRunning(false);
  };
  return { run, isRunning, failure, forgetFailure: useCallback(() => setFailure(undefined), []) };
}
