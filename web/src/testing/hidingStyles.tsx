import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';

type Cache = NonNullable<ReturnType<typeof useEmotionCache>>;

const hides = /(?:display:\s*none|visibility:\s*(?:hidden|collapse)|pointer-events:\s*none)/u;
let isWhole = false;

/** From here to the end of the test every style is on the page, and not only the hiding ones. */
export function wearEveryStyle(): void {
  isWhole = true;
}

const cache = findCache();
const insert = cache.insert;
cache.insert = (selector, serialized, sheet, shouldCache) => {
  if (isWhole || hides.test(serialized.styles)) {
    return insert(selector, serialized, sheet, shouldCache);
  }
  if (shouldCache) cache.inserted[serialized.name] = true;
};

/** The next test begins without the styles of this one. */
export function forgetStyles(): void {
  isWhole = false;
  cache.sheet.flush();
  cache.inserted = {};
}

function findCache(): Cache {
  let found: Cache | null = null;
  renderToStaticMarkup(<Probe tell={(known) => (found = known)} />);
  if (found === null) throw new Error('There is no cache of styles.');
  return found;
}

function Probe({ tell }: { readonly tell: (cache: Cache | null) => void }) {
  tell(useEmotionCache());
  return null;
}
