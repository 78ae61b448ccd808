import { Box } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { type FieldValues, type Path, useController } from 'react-hook-form';
import type { FormDraft } from './useDraft.ts';

interface DraftGroupProps<Typed extends FieldValues, Asked> {
  readonly draft: Pick<FormDraft<Typed, Asked>, 'control'>;
  readonly name: Path<Typed>;
  /** Its fields, which mark what is wrong in them. */
  readonly children: ReactNode;
}

/** Several fields for one value of a draft. The first that is wrong is where the person is taken. */
export function DraftGroup<Typed extends FieldValues, Asked>({
  draft,
  name,
  children,
}: DraftGroupProps<Typed, Asked>) {
  const { field } = useController({ control: draft.control, name });
  const waiting = useRef(0);

  /** The library asks for it twice. Only the first time waits for the marks: later the person types already. */
  function focusIn(group: HTMLElement): void {
    const focusMarked = () => {
      const marked = group.querySelector<HTMLElement>('[aria-invalid="true"]');
      marked?.focus();
      return marked !== null;
    };
    cancelAnimationFrame(waiting.current);
    if (!focusMarked()) waiting.current = requestAnimationFrame(focusMarked);
  }

  return (
    <Box
      ref={(group: HTMLElement | null) =>
        field.ref(group === null ? null : { focus: () => focusIn(group) })
      }
    >
      {children}
    </Box>
  );
}
