import {
  at,
  documentBytesAtMost,
  refusals,
  type UploadPlace,
  uploadEndpoints,
} from '@asamblea/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { isRefused, type SentDocument, sendDocument } from './sendDocument.ts';

export interface Upload extends SentDocument {
  /** Bytes that are there. */
  readonly sent: number;
  /** `cut` goes on from its last piece; `refused` never will. */
  readonly state: 'waiting' | 'sending' | 'kept' | 'cut' | 'refused';
  readonly problem: string | null;
}

export interface AskedUpload {
  readonly file: File;
  readonly into: UploadPlace | null;
  /** Of a version, the document that it is of. */
  readonly entryId?: string;
}

/** Documents on their way, one after another; each goes on after a cut by itself once there is network again. */
export function useUploads(onKept: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [current, setCurrent] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  const change = (uploadId: string, more: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.uploadId === uploadId ? { ...one, ...more } : one)));

  const send = useEffectEvent(async (upload: Upload) => {
    const { uploadId } = upload;
    const own = new AbortController();
    stop.current = own;
    change(uploadId, { state: 'sending', problem: null });
    try {
      await sendDocument(upload, own.signal, (sent) => change(uploadId, { sent }));
      change(uploadId, { state: 'kept', sent: upload.file.size });
      onKept();
    } catch (error) {
      if (!own.signal.aborted) change(uploadId, whyNot(error));
    } finally {
      setCurrent(null);
    }
  });

  useEffect(() => {
    if (current !== null) return;
    const next = uploads.find(({ state }) => state === 'waiting');
    if (next === undefined) return;
    setCurrent(next.uploadId);
    void send(next);
  }, [uploads, current]);

  useEffect(() => {
    const goOn = () =>
      setUploads((all) => all.map((one) => (one.state === 'cut' ? waiting(one) : one)));
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, []);

  return {
    uploads,
    isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    add: (asked: readonly AskedUpload[]) => setUploads((all) => [...all, ...asked.map(beginOf)]),
    goOn: (uploadId: string) => change(uploadId, { state: 'waiting', problem: null }),
    cancel(uploadId: string) {
      if (current === uploadId) stop.current?.abort();
      setUploads((all) => all.filter((one) => one.uploadId !== uploadId));
      // The received pieces are cleared now or, if this does not arrive, tomorrow.
      askApi(at(uploadEndpoints.cancelUpload, { uploadId }), {}).catch(() => undefined);
    },
    /** Those that are over go out of sight. */
    tidy: () =>
      setUploads((all) => all.filter(({ state }) => state !== 'kept' && state !== 'refused')),
  };
}

const waiting = (upload: Upload): Upload => ({ ...upload, state: 'waiting', problem: null });

function beginOf({ file, into, entryId = crypto.randomUUID() }: AskedUpload): Upload {
  const base = { uploadId: crypto.randomUUID(), entryId, file, into, sent: 0 };
  if (file.size > documentBytesAtMost) {
    return { ...base, state: 'refused', problem: refusals['document-too-large'][1] };
  }
  return file.size === 0
    ? { ...base, state: 'refused', problem: 'El archivo está vacío. Elija otro.' }
    : { ...base, state: 'waiting', problem: null };
}

function whyNot(error: unknown): Partial<Upload> {
  if (error instanceof ApiFailure && isRefused(error)) {
    return { state: 'refused', problem: error.message };
  }
  return {
    state: 'cut',
    problem: 'Se cortó la conexión. Sigue sola cuando vuelva, desde donde iba.',
  };
}
