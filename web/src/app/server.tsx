import type { PublicPageState, RenderedPage } from '@asamblea/domain';
import { renderToString } from 'react-dom/server';
import { PublicPageApp } from './PublicPageApp.tsx';
import { pageDescription } from './pages/pageDescription.ts';
import { pageTitle } from './pages/pageTitle.ts';

/** The function that the `page` function calls. Styles come inside the HTML; nothing is read but the state. */
export function renderPublicPage(state: PublicPageState): RenderedPage {
  return {
    html: renderToString(<PublicPageApp state={state} />),
    title: pageTitle(state.path, state.assembly?.name),
    description: pageDescription(state.path, state.assembly?.name),
    iconUrl: state.assembly?.iconUrl ?? state.assembly?.logoUrl ?? null,
  };
}
