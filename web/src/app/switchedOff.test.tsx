import { type AssemblySession, type PluginName, type Question, roleNames } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { KeyList } from '../features/hall/attendance/KeyList.tsx';
import { SearchBox } from '../features/hall/attendance/search/SearchBox.tsx';
import { SeenBy } from '../features/kernel/staff/SeenBy.tsx';
import { HomePage } from '../features/office/home/HomePage.tsx';
import { MassivePage } from '../features/polls/bulk/MassivePage.tsx';
import { ScreenLinks } from '../features/polls/questions/agenda/ScreenLinks.tsx';
import { StageControl } from '../features/polls/questions/agenda/StageControl.tsx';
import { DisclosureChoice } from '../features/polls/questions/form/DisclosureChoice.tsx';
import { OpenTogether } from '../features/polls/questions/opening/OpenTogether.tsx';
import { enterAs } from '../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../testing/renderPage.tsx';
import { menuFor } from './pages/pages.ts';

const meeting = {
  ...{ session: 1, call: 1, startsAt: 0, stage: { mode: 'quorum' } },
  ...{ state: 'open', openQuestionIds: [] },
} as const satisfies AssemblySession;
const drafts = [1, 2].map((number) => ({
  ...{ questionId: `q${number}`, number, text: '¿Aprueba?', state: 'draft' },
  rule: { conflict: null },
})) as unknown as readonly Question[];
const nothing = () => undefined;

const pieces: readonly (readonly [PluginName, string, ReactNode, string | RegExp])[] = [
  [
    'mood',
    'the stage',
    <StageControl
      key="stage"
      {...{ cot: 'demo', stage: { mode: 'quorum' }, questions: [], isFree: true, mayPress: true }}
    />,
    'Sondeo de ánimo…',
  ],
  [
    'several-at-once',
    'the agenda',
    <OpenTogether
      key="together"
      cot="demo"
      meeting={meeting}
      law={{ rulePack: 'co-ph', timeZone: 'America/Bogota' }}
      questions={drafts}
      outsideOf={() => null}
      onOpened={nothing}
    />,
    'Abrir juntas…',
  ],
  [
    'secret-votes',
    'a question',
    <DisclosureChoice key="secret" value="named" packId="co-ph" onChange={nothing} />,
    'Secreto',
  ],
  ['plates', 'bulk work', <MassivePage key="massive" more={[]} />, /^(?:Entregar placas|Placas)$/u],
  ['plates', 'the keys of the desk', <KeyList key="keys" />, /entregarle una placa/u],
  [
    'streams',
    'the screens of the chair',
    <ScreenLinks key="links" cot="demo" />,
    'Emisión en vivo',
  ],
  ['streams', 'home', <HomePage key="home" pages={[]} isKnown />, 'Emisión en vivo'],
  [
    'page-editor',
    'what somebody would see',
    <SeenBy
      key="seen"
      name={roleNames.admin}
      access={{
        ...{ role: 'admin', accessUntil: null, routesAvailable: ['/grapesjs'] },
        ...{ componentsAvailable: [], fullRouteComponents: [] },
      }}
      menuOf={(routes) => menuFor(routes).map(({ title }) => ({ title, tabs: [] }))}
    />,
    'Editor de páginas',
  ],
];

test.each(pieces)('%s is gone from %s, and comes back', (plugin, _, piece, text) => {
  enterAs('moderator', { off: [plugin] });
  const { unmount } = renderPage(piece);
  expect(screen.queryAllByText(text)).toEqual([]);
  unmount();
  enterAs('moderator');
  renderPage(piece);
  expect(screen.queryAllByText(text).length).toBeGreaterThan(0);
});

test('the search of the desk offers what it finds', () => {
  const search = (
    <SearchBox
      ref={createRef()}
      {...{ value: '', activeId: null, isExpanded: false }}
      {...{ onChange: nothing, onKeyDown: nothing, onScan: nothing }}
    />
  );
  enterAs('registrar', { off: ['plates'] });
  const { unmount } = renderPage(search);
  expect(screen.getByLabelText('Unidad, nombre, documento o QR')).toBeTruthy();
  unmount();
  enterAs('registrar');
  renderPage(search);
  expect(screen.getByLabelText('Unidad, nombre, documento, placa o QR')).toBeTruthy();
});

test('a question that was secret already says that it has to be another one', () => {
  enterAs('moderator', { off: ['secret-votes'] });
  renderPage(<DisclosureChoice value="secret" packId="co-ph" onChange={nothing} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Secreto' }).disabled).toBe(true);
  expect(screen.getByText(/están apagadas en esta asamblea/u)).toBeTruthy();
});
