import { StaffPage } from '../../features/kernel/staff/StaffPage.tsx';
import { menuFor, sections, tabsOf } from '../pages/pages.ts';

/** The staff of the assembly; the menu of each comes from the one that draws everybody's. */
export function PermissionsRoute() {
  return <StaffPage menuOf={menuOf} />;
}

function menuOf(routesAvailable: readonly string[]) {
  return menuFor(routesAvailable).map(({ path, title }) => {
    const section = sections.find((one) => one === path);
    const tabs = section === undefined ? [] : tabsOf(section, routesAvailable);
    return { title, tabs: tabs.map((tab) => tab.title) };
  });
}
