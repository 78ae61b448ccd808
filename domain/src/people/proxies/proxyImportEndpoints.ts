import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type ImportProxiesRequest,
  importProxiesRequest,
  type ProxyImportReport,
  type ProxyImportSummary,
} from './proxyImport.ts';

/** Proxies from a file: the only request of proxies that is long. */
export const proxyImportEndpoints = {
  startProxyImport: post('/proxies/import', 'importProxies').of<
    ImportProxiesRequest,
    ProxyImportSummary
  >(),
  listProxyImports: get('/proxies/import', 'importProxies').of<
    undefined,
    readonly ProxyImportSummary[]
  >(),
  readProxyImport: get('/proxies/import/:jobId', 'importProxies').of<
    undefined,
    ProxyImportReport
  >(),
};

export const proxyImportSchemas: SchemasOf<typeof proxyImportEndpoints> = {
  startProxyImport: importProxiesRequest,
};
