import { useEffect } from 'react';
import { lazyPart } from '../../api/lazy-part.ts';
import { loadMessages } from '../../messages/messages.ts';

// The forms depend on the library that parses phone numbers, which is larger than the rest of the page.
const loadEdit = async () => (await import('./edit/edit-form.tsx')).EditForm;
const loadCorrect = async () => {
  const [{ CorrectForm: form }] = await Promise.all([import('./correct/correct-form.tsx'), loadMessages('recording')]);
  return form;
};

export const EditForm = lazyPart(loadEdit);
export const CorrectForm = lazyPart(loadCorrect);

/** Delay before the forms are preloaded, in milliseconds, so that the page and its pictures load first. */
const pause = 10_000;

/** Preloads the forms that the viewer may open, some time after the page. They then open immediately, even offline. */
export function useFormsAhead(mayEdit: boolean, mayCorrect: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A form that could not be preloaded is loaded when it is opened.
      if (mayEdit) loadEdit().catch(() => {});
      if (mayCorrect) loadCorrect().catch(() => {});
    }, pause);
    return () => clearTimeout(timer);
  }, [mayEdit, mayCorrect]);
}
