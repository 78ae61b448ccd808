import type { Page } from 'playwright-core';
import { loose } from '../../support/seen.ts';
import type { Hall } from './openHall.ts';

interface Described {
  readonly task: string;
  /** Text that says that the page has arrived. */
  readonly shows: string;
}

/** Done in the demonstration, as a person would; fails if it cannot be done. */
interface DemoTask extends Described {
  readonly perform: (page: Page) => Promise<unknown>;
}

/** What would change the demonstration under everybody else, so that it is done in a hall of its own. */
interface HallTask extends Described {
  readonly performInHall: (page: Page, hall: Hall) => Promise<unknown>;
}

/** What one comes to a page for. */
export type PageTask = DemoTask | HallTask;

export const isHallTask = (task: PageTask): task is HallTask => 'performInHall' in task;

export const see = (text: string | RegExp) => (page: Page) =>
  page.getByText(loose(text)).filter({ visible: true }).first().waitFor();
