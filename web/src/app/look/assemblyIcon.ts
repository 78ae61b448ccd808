import { type AssemblyBrand, brandEndpoints, publicEndpoints } from '@asamblea/domain';
import { askApi, requestAddress } from '../../firebase/asking/askApi.ts';
import { readSession } from '../../firebase/session/session.tsx';

/** First what the page is for; the picture of the tab can wait. */
const waitMilliseconds = 1000;

const asked = new Map<string, Promise<string | null>>();

/**
 * The tab wears the logo of the assembly that is open: that of the address, else that of the signed-in
 * member; without one, ours. Answers how to stop.
 */
export function wearAssemblyIcon(path: string, search: string): () => void {
  let wanted = true;
  const wear = async () => {
    const cot = await cotOf(path, search);
    const logo = cot === null ? null : await logoOf(cot);
    if (!wanted) return;
    setIcon(logo);
    setInstalled(cot, logo);
  };
  const timer = setTimeout(() => void wear().catch(() => undefined), waitMilliseconds);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}

async function cotOf(path: string, search: string): Promise<string | null> {
  const written = new URLSearchParams(search).get('cot')?.trim().toLowerCase() ?? '';
  if (written !== '') return written;
  return path.includes('public') ? null : (await readSession()).cot;
}

function logoOf(cot: string): Promise<string | null> {
  const known = asked.get(cot);
  if (known !== undefined) return known;
  const answer = askApi(publicEndpoints.readAssembly, { cot }).then(readIcon);
  asked.set(cot, answer);
  answer.catch(() => asked.delete(cot));
  return answer;
}

/** The square logo, where there is one. */
function readIcon({ logoUrl, iconUrl = null }: AssemblyBrand): string | null {
  return iconUrl ?? logoUrl;
}

/** An app installed from a page of an assembly has its name and its logo on the telephone. */
function setInstalled(cot: string | null, logo: string | null): void {
  const isTheirs = cot !== null && logo !== null;
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const own = isTheirs ? requestAddress(brandEndpoints.readManifest, { cot }) : ourManifest;
  if (manifest !== null && manifest.getAttribute('href') !== own)
    manifest.setAttribute('href', own);
  document
    .querySelector('link[rel="apple-touch-icon"]')
    ?.setAttribute('href', logo ?? '/icons/apple-touch-icon.png');
}

const ourManifest = '/manifest.webmanifest';

function setIcon(logo: string | null): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = logo ?? '/favicon.svg';
  if (link === null || link.getAttribute('href') === href) return;
  link.setAttribute('href', href);
  // The kind of ours is not that of theirs: the browser finds out by itself.
  if (logo === null) link.type = 'image/svg+xml';
  else link.removeAttribute('type');
}
