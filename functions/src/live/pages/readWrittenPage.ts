import {
  accept,
  isOpenPage,
  liveBlocksOf,
  type Outcome,
  pageDocuments,
  pageRoute,
  refuse,
  type WrittenPage,
  type WrittenPageAnswer,
} from '@asamblea/domain';
import { readMember } from '../../kernel/access/readMember.ts';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { readPublicAssembly } from '../../kernel/assemblies/readPublicAssembly.ts';
import { documents } from '../../kernel/database/documents.ts';
import { liveDocuments } from '../projections/liveDocuments.ts';
import { readPageOutline } from './readPageOutline.ts';

/**
 * A published page of the assembly. An open one needs only its code, or being signed in; any other
 * is for members who have pages among their routes. A draft is as if it did not exist.
 */
export async function readWrittenPage(
  pageId: string,
  cot: string | null,
  claims: CookieClaims | null,
): Promise<Outcome<WrittenPageAnswer>> {
  const assemblyId = await assemblyOf(pageId, cot, claims);
  if (!assemblyId.ok) return assemblyId;
  const page = (await liveDocuments.page(assemblyId.value, pageId).get()).data();
  if (page === undefined || page.state !== 'published') return refuse('not-found');
  const { title, html, css } = page;
  return accept({ title, html, css, ...(await readAround(assemblyId.value, page)) });
}

/** The data for its live blocks and its images; nothing is read for a page without any. */
async function readAround(
  assemblyId: string,
  { pageId, html, css }: WrittenPage,
): Promise<Partial<WrittenPageAnswer>> {
  const blocks = liveBlocksOf(html);
  const hasImages = `${html}${css}`.includes(pageDocuments);
  if (blocks.length === 0 && !hasImages) return {};
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return {};
  const { cot, timeZone } = assembly;
  const audience = isOpenPage(pageId) ? 'public' : 'attendees';
  return {
    cot,
    timeZone,
    outline: await readPageOutline({ assemblyId, assembly, blocks, audience }),
  };
}

async function assemblyOf(
  pageId: string,
  cot: string | null,
  claims: CookieClaims | null,
): Promise<Outcome<string>> {
  if (isOpenPage(pageId) && cot !== null) {
    const door = await readPublicAssembly(cot);
    return door.ok ? accept(door.value.assemblyId) : door;
  }
  const member = claims === null ? null : await readMember(claims);
  if (claims === null || member === null) return refuse('not-signed-in');
  const mayOpen = isOpenPage(pageId) || member.routesAvailable.includes(pageRoute);
  return mayOpen ? accept(claims.assembly) : refuse('not-allowed');
}
