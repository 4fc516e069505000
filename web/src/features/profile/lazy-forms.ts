import { useEffect, type ComponentType } from 'react';
import { loadMessages } from '../../messages/messages.ts';
import type { EditFormProps } from './edit/edit-form.tsx';

export type FormName = 'edit' | 'correct';
export type Form = ComponentType<EditFormProps>;

/** The code of the forms. They depend on the library that parses phone numbers, which is larger than the rest of the page. */
export const loadForm: Readonly<Record<FormName, () => Promise<Form>>> = {
  edit: async () => (await import('./edit/edit-form.tsx')).EditForm,
  correct: async () => {
    const [{ CorrectForm: form }] = await Promise.all([
      import('./correct/correct-form.tsx'),
      loadMessages('recording'),
    ]);
    return form;
  },
};

/** Delay before the forms are preloaded, in milliseconds, so that the page and its pictures load first. */
const pause = 10_000;

/** Preloads the forms that the viewer may open, some time after the page. They then open immediately, even offline. */
export function useFormsAhead(mayEdit: boolean, mayCorrect: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A form that could not be preloaded is loaded when it is opened.
      if (mayEdit) loadForm.edit().catch(() => {});
      if (mayCorrect) loadForm.correct().catch(() => {});
    }, pause);
    return () => clearTimeout(timer);
  }, [mayEdit, mayCorrect]);
}
