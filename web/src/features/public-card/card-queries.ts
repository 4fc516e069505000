import {
  activateCard,
  deactivateCard,
  getOwnCard,
  defaultCardFields,
  previewCard,
  type CardField,
  type OwnCard,
} from '@directory/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, call } from '../../api/call.ts';
import { useTranslation } from '../../messages/use-translation.tsx';

const ownCardKey = [getOwnCard.path] as const;

/** The viewer's own card, initially from the profile. */
export function useOwnCard(publicHash: string) {
  return useQuery<OwnCard>({
    queryKey: ownCardKey,
    queryFn: ({ signal }) => call(getOwnCard, {}, { signal }),
    placeholderData: { publicHash, since: '', fields: [...defaultCardFields] },
  });
}

/** Whether visitors can open the card. */
export function isOn({ publicHash }: OwnCard): boolean {
  return publicHash !== '' && !publicHash.includes('[disabled]');
}

/**
 * Turns the card on with these fields or, given the hash of a card that is on, only changes its fields: a card that was turned off
 * elsewhere stays off (`card.off`).
 */
export function useActivateCard(publicHash?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ownCardKey,
    mutationFn: (fields: readonly CardField[]) =>
      call(activateCard, { body: { fields: [...fields], ...(publicHash === undefined ? {} : { publicHash }) } }),
    onSuccess: (card) => queryClient.setQueryData(ownCardKey, card),
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'card.off') {
        void queryClient.invalidateQueries({ queryKey: ownCardKey });
      }
    },
  });
}

/** Turns the card off. Its address stops working permanently. */
export function useDeactivateCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ownCardKey,
    mutationFn: () => call(deactivateCard, {}),
    onSuccess: (card) => queryClient.setQueryData(ownCardKey, card),
  });
}

/**
 * Returns a function that makes a change of the card unless one is running. The button is disabled only after the next render, and a busy
 * browser delivers both clicks of a double click before that: the second would replace the address of the card that was just turned on.
 */
export function useOneAtATime(): (change: () => void) => void {
  const queryClient = useQueryClient();
  return (change) => {
    if (queryClient.isMutating({ mutationKey: ownCardKey }) === 0) change();
  };
}

/** A preview of the card's page in the language of the interface. The previous one remains until the next has loaded. */
export function useCardPreview(fields: readonly CardField[]) {
  const { language } = useTranslation();
  return useQuery({
    queryKey: [previewCard.path, language, ...fields],
    queryFn: ({ signal }) => call(previewCard, { body: { fields: [...fields], language } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
}
