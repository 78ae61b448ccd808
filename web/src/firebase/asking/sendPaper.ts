import {
  fileBytesAtMost,
  fileEndpoints,
  fileTypeOf,
  type ProxyFile,
  refusals,
} from '@asamblea/domain';
import { askApi } from './askApi.ts';

interface SentPaper {
  readonly fileId: string;
  readonly file: File;
}

/** Why a file cannot be kept; null when it can. The server looks at the content again. */
export async function paperFault(file: File): Promise<string | null> {
  if (file.size > fileBytesAtMost) return refusals['file-too-large'][1];
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return fileTypeOf(head) === null ? refusals['file-not-kept'][1] : null;
}

/** Keeps a paper under its id; sending it again keeps one. */
export async function sendPaper({ fileId, file }: SentPaper): Promise<ProxyFile> {
  const content = await asBase64(file);
  return askApi(fileEndpoints.saveFile, { fileId, name: file.name, content });
}

/** The bytes of a file as they go in a request. */
export function asBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/u, ''));
    reader.readAsDataURL(file);
  });
}
