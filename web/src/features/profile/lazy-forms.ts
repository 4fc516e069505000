import { useEffect } from 'react';
import { lazyPart } from '../../api/lazy-part.ts';
import { loadMessages } from '../../messages/messages.ts';

// The forms bring the library that reads phone numbers, which is larger than the rest of the page.
const loadEdit = async () => (await import('./edit/edit-form.tsx')).EditForm;
const loadCorrect = async () => {
  const [{ CorrectForm: form }] = await Promise.all([import('./correct/correct-form.tsx'), loadMessages('recording')]);
  return form;
};

export const EditForm = lazyPart(loadEdit);
export const CorrectForm = lazyPart(loadCorrect);

/** The page and its pictures come first. */
const pause = 10_000;

/** Loads the forms that the viewer may open some time after the page: they then open at once, without a connection too. */
export function useFormsAhead(mayEdit: boolean, mayCorrect: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // What could not be loaded is loaded when it is opened.
      if (mayEdit) loadEdit().catch(() => {});
      if (mayCorrect) loadCorrect().catch(() => {});
    }, pause);
    return () => clearTimeout(timer);
  }, [mayEdit, mayCorrect]);
}
