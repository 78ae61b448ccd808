import type { ProxyFile } from '../../kernel/files/proxyFile.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import type { MandateTaken } from './mandate.ts';

/** `proxies/{proxyId}`: the mandate and the data that the office keeps beside it. */
export interface ProxyRecord extends ProxyGrant {
  /** Where the attorney is written to; absent or null when nobody said it. */
  readonly attorneyEmail?: string | null;
  readonly file?: ProxyFile | null;
  /** The express acceptance of its attorney; absent: not yet, or by acting under it. */
  readonly charge?: MandateTaken;
}
