import type { QuestionTerms } from '@asamblea/domain';
import { useMemo, useState } from 'react';

export interface WrittenQuestion {
  readonly editedId: string | null;
  readonly terms: QuestionTerms | null;
}

export interface Writing {
  readonly begin: (written: WrittenQuestion) => undefined;
}

/** The question being written in the dialog: a new one, a copy or a draft that is corrected. */
export function useWriting() {
  const [written, setWritten] = useState<WrittenQuestion | null>(null);
  const writing = useMemo<Writing>(
    () => ({
      begin: (next) => {
        setWritten(next);
        return undefined;
      },
    }),
    [],
  );
  return { written, writing, end: () => setWritten(null) };
}
