import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type FieldValues, type Path, useController } from 'react-hook-form';
import { focusFault } from '../device/focusFault.ts';
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
  return (
    <Box
      ref={(group: HTMLElement | null) =>
        field.ref(group === null ? null : { focus: () => focusFault(group) })
      }
    >
      {children}
    </Box>
  );
}
