import type { Locator, Page } from 'playwright-core';
import { loose } from '../../support/visits/seen.ts';
import type { Hall } from './openHall.ts';

interface Described {
  readonly task: string;
  /** Text that says that the page has arrived. */
  readonly shows: string;
  /** The control that people come for, which the first screen holds at every size; else what `shows` says. */
  readonly act?: (page: Page) => Locator;
}

/** Done in the demonstration, as a person would; fails if it cannot be done. */
interface DemoTask extends Described {
  readonly perform: (page: Page) => Promise<unknown>;
}

/** A task that would change the demonstration for everybody else, so that it is done in a hall of its own. */
interface HallTask extends Described {
  readonly performInHall: (page: Page, hall: Hall) => Promise<unknown>;
}

/** The task for which one comes to a page. */
export type PageTask = DemoTask | HallTask;

export const isHallTask = (task: PageTask): task is HallTask => 'performInHall' in task;

const textOf = (page: Page, text: string | RegExp) =>
  page.getByText(loose(text)).filter({ visible: true }).first();

/** The element that the first screen of a page must hold: null where the page has no text of its own. */
export function actOf(page: Page, task: PageTask): Locator | null {
  if (task.act !== undefined) return task.act(page).filter({ visible: true }).first();
  return task.shows === '' ? null : textOf(page, task.shows);
}

export const see = (text: string | RegExp) => (page: Page) => textOf(page, text).waitFor();
