import type { AllowedAddress } from '@directory/contract';
import { useRef } from 'react';
import { useAction } from '../use-action.ts';
import { useLeaveSignal } from '../use-leave-signal.ts';

/** The viewer stopped the request. */
export class SavingStopped extends Error {}

/** Saves the addresses of a file. The request ends when the form is left, or when it is stopped: the form then stays as it is. */
export function useAddressSaving(save: (addresses: AllowedAddress[], signal: AbortSignal) => Promise<void>) {
  const leaveSignal = useLeaveSignal();
  const stopping = useRef<AbortController>(undefined);
  const { failure, ...saving } = useAction(
    async (addresses: AllowedAddress[]) => {
      const controller = new AbortController();
      stopping.current = controller;
      await save(addresses, AbortSignal.any([leaveSignal(), controller.signal]));
    },
    { isLast: true },
  );
  const isStopped = failure instanceof SavingStopped;
  return {
    ...saving,
    failure: isStopped ? undefined : failure,
    isStopped,
    stop: () => stopping.current?.abort(new SavingStopped()),
  };
}
