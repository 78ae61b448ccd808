import { StaffPage } from '../features/staff/StaffPage.tsx';
import { menuFor, tabsOf } from './pages.ts';

/** Who works at the assembly; the menu of each comes from the one that draws everybody's. */
export function PermissionsRoute() {
  return <StaffPage menuOf={menuOf} />;
}

function menuOf(routesAvailable: readonly string[]) {
  return menuFor(routesAvailable).map(({ path, title }) => ({
    title,
    tabs: tabsOf(path, routesAvailable)
      .filter((tab) => path !== '/' && tab.path !== path)
      .map((tab) => tab.title),
  }));
}
