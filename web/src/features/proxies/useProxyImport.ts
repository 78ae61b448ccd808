import {
  type ImportProxiesRequest,
  type ProxyRow,
  type ProxyRowAnswer,
  proxyRowsAtOnce,
} from '@asamblea/domain';
import { useRef, useState } from 'react';
import { callApi } from '../../firebase/callApi.ts';
import { importIdOf } from './importIdOf.ts';

type Choice = Pick<ImportProxiesRequest, 'form' | 'writtenOn' | 'accept'>;

export interface ImportRun {
  readonly state: 'running' | 'cut' | 'cancelled' | 'done';
  readonly total: number;
  readonly answers: readonly ProxyRowAnswer[];
}

/**
 * Sends the rows a few at a time. The same file with the same choice is the same import: sending it again,
 * after a cut or another day, changes nothing that was done and goes on with the rest.
 */
export function useProxyImport() {
  const [run, setRun] = useState<ImportRun | null>(null);
  const isCancelled = useRef(false);

  async function start(rows: readonly ProxyRow[], choice: Choice, done: ImportRun | null = run) {
    isCancelled.current = false;
    const answers = [...(done?.answers ?? [])];
    const total = rows.length;
    const show = (state: ImportRun['state']) => setRun({ state, total, answers: [...answers] });
    show('running');
    try {
      const importId = await importIdOf(rows, choice);
      while (answers.length < total) {
        if (isCancelled.current) {
          show('cancelled');
          return;
        }
        const next = rows.slice(answers.length, answers.length + proxyRowsAtOnce);
        const body = { ...choice, importId, rows: next };
        const { results } = await callApi<{ readonly results: readonly ProxyRowAnswer[] }>(
          'POST',
          '/api/proxies/import',
          body,
        );
        answers.push(...results);
        show('running');
      }
      show('done');
    } catch {
      show('cut');
    }
  }

  return {
    run,
    start,
    cancel: () => {
      isCancelled.current = true;
    },
    clear: () => setRun(null),
  };
}
