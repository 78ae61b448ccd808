import { get, post, type SchemasOf, type Written } from '../access/endpoint.ts';
import { type FileRequest, fileRequest } from './fileRequests.ts';
import type { ProxyFile } from './proxyFile.ts';

/** Owners and desks bring papers of proxies; each is read by those who may see its proxy. */
export const fileEndpoints = {
  saveFile: post('/files', 'bringFile').of<FileRequest, ProxyFile>(),
  readFile: get('/files/:fileId', 'session').of<undefined, Written>(),
};

export const fileSchemas: SchemasOf<typeof fileEndpoints> = { saveFile: fileRequest };

/**
 * The target of a link of our own, on a machine whose files no bucket signs: anybody with the link may
 * download that file.
 */
export const linkedFileEndpoints = {
  readLinkedFile: get('/linked-files/:token', 'anybody').of<undefined, Written>(),
};
