import { type ImportAnswer, type ParsedRoster, parseRoster } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { type RosterRows, readRosterFile } from './readRosterFile.ts';

export type ImportStep =
  | { readonly kind: 'choosing'; readonly problem: string | null; readonly isReading: boolean }
  | {
      readonly kind: 'preview';
      readonly fileName: string;
      readonly rows: RosterRows;
      readonly parsed: ParsedRoster;
      /** One a file: sending it again after a lost answer imports nothing twice. */
      readonly importId: string;
      readonly failure: ApiFailure | null;
    }
  | { readonly kind: 'done'; readonly answer: ImportAnswer };

const beginning = { kind: 'choosing', problem: null, isReading: false } as const;

/** Choosing a file, looking at it, sending it. What counts is read again by the server. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>(beginning);

  async function choose(file: File) {
    setStep({ ...beginning, isReading: true });
    const read = await readRosterFile(file).catch(() => unreadable);
    if (!read.ok) {
      setStep({ ...beginning, problem: read.message });
      return;
    }
    setStep({
      kind: 'preview',
      fileName: file.name,
      rows: read.rows,
      parsed: parseRoster(read.rows, (key) => key),
      importId: crypto.randomUUID(),
      failure: null,
    });
  }

  async function send(confirmed: boolean) {
    if (step.kind !== 'preview') return;
    setStep({ ...step, failure: null });
    const { importId, rows } = step;
    try {
      const body = { importId, rows, confirmed };
      const answer = await callApi<ImportAnswer>('POST', '/api/rosters', body);
      setStep({ kind: 'done', answer });
    } catch (error) {
      setStep({ ...step, failure: error instanceof ApiFailure ? error : ApiFailure.network() });
    }
  }

  return { step, choose, send, startOver: () => setStep(beginning) };
}

const unreadable = {
  ok: false,
  message: 'No pudimos leer el archivo. Vuelva a elegirlo; si está abierto, ciérrelo antes.',
} as const;
