import { useCallback, useRef, useState } from 'react';

export interface RunningAction<Input> {
  /** Runs the action. Ignored while it is running, so that a double click counts once. */
  run: (input: Input) => Promise<void>;
  isRunning: boolean;
  /** The error of the last run, if any. */
  failure: unknown;
  clearFailure: () => void;
}

interface ActionOptions {
  /** Whether success leaves the page, so that later clicks are ignored. */
  isLast?: boolean;
}

/** An action that never runs twice at the same time. */
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
  return { run, isRunning, failure, clearFailure: useCallback(() => setFailure(undefined), []) };
}
