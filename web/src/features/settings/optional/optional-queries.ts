import { changeAboutMeSetting, getAboutMeSetting, type OptionalField } from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdministratorCall } from '../administrator-access.ts';
import { useRefetching } from '../use-refetching.ts';

/** Loads which "about me" fields people can fill in. */
export function useOptionalFields() {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [getAboutMeSetting.path],
    queryFn: ({ signal }) => call(getAboutMeSetting, {}, { signal }),
    staleTime: 0,
  });
}

/** Saves the choice. All data about people is refetched afterwards. */
export function useChangeOptionalFields() {
  const call = useAdministratorCall();
  const refetching = useRefetching();
  return (fields: OptionalField[], version: number) =>
    refetching(call(changeAboutMeSetting, { body: { fields, version } }));
}
