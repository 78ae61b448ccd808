import {
  ballotEndpoints,
  type CaptureAnswer,
  type CaptureRequest,
  correctionsAtOnce,
  type Question,
} from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { type CaptureEntry, newEntry, readAnswer } from './captureEntry.ts';
import { playBeep } from './captureSound.ts';

/** How many captures stay in sight, to be undone. */
const entriesKept = 10;

export interface Captures {
  /** The newest first. */
  readonly entries: readonly CaptureEntry[];
  /** Sends one; the answer, or null when it was refused as a whole or lost. */
  readonly capture: (title: string, request: CaptureRequest) => Promise<CaptureAnswer | null>;
  readonly retry: (entry: CaptureEntry) => Promise<CaptureAnswer | null>;
  readonly undo: (entry: CaptureEntry) => Promise<void>;
  /** Puts a capture that was sent elsewhere, as a show of hands in parts, among the last. */
  readonly note: (entry: CaptureEntry) => void;
}

/** The captures of this table in a question. Sending one again with its id never counts it twice. */
export function useCaptures(
  question: Question,
  timeZone: string,
  labelOf: (unitId: string) => string,
): Captures {
  const [entries, setEntries] = useState<readonly CaptureEntry[]>([]);

  function note(entry: CaptureEntry) {
    setEntries((before) => {
      const isKnown = before.some(({ id }) => id === entry.id);
      return isKnown
        ? before.map((one) => (one.id === entry.id ? entry : one))
        : [entry, ...before].slice(0, entriesKept);
    });
  }

  async function capture(title: string, request: CaptureRequest): Promise<CaptureAnswer | null> {
    const sent = newEntry(title, request);
    note(sent);
    try {
      const answer = await askApi(ballotEndpoints.captureVotes, request);
      const named = answer.holder === null ? title : `${title} · ${answer.holder}`;
      const reading = { question, timeZone, labelOf };
      const read = readAnswer(answer, reading);
      note({ ...sent, title: named, ...read });
      playBeep(read.state === 'done');
      return answer;
    } catch (error) {
      const failure = ApiFailure.of(error);
      const lines = [failure.isFinal ? failure.message : lostText];
      note({ ...sent, state: failure.isFinal ? 'refused' : 'lost', lines });
      playBeep(false);
      return null;
    }
  }

  async function undo(entry: CaptureEntry): Promise<void> {
    const { questionId } = question;
    const reason = `Se deshizo una captura: ${entry.title}`.slice(0, 300);
    const kept: string[] = [];
    try {
      for (let from = 0; from < entry.counted.length; from += correctionsAtOnce) {
        const units = entry.counted
          .slice(from, from + correctionsAtOnce)
          .map((unit) => ({ ...unit, withdraw: true as const }));
        // Each unit knows this undoing by its id: pressing again undoes nothing twice.
        const body = { questionId, requestId: entry.undoId, reason, units };
        const answer = await askApi(ballotEndpoints.correctVotes, body);
        for (const row of answer.results) {
          if (row.status === 'refused') {
            kept.push(`${labelOf(row.unitId)}: ${row.refusal.message}`);
          }
        }
      }
      const lines = kept.length === 0 ? ['Se deshizo: esos votos ya no cuentan.'] : kept;
      note({ ...entry, state: 'undone', lines, counted: [] });
    } catch (error) {
      const failure = ApiFailure.of(error);
      const said = failure.isFinal ? failure.message : undoLostText;
      note({ ...entry, lines: [...entry.lines, said] });
      playBeep(false);
    }
  }

  const retry = (entry: CaptureEntry) => capture(entry.title, entry.request);
  return { entries, capture, retry, undo, note };
}

const lostText = 'Sin respuesta: no sabemos si se contó. Reintente; no se contará dos veces.';
const undoLostText = 'Sin respuesta: no sabemos si se deshizo. Presione otra vez.';
