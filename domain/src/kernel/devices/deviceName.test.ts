import { expect, test } from 'vitest';
import { deviceName } from './deviceName.ts';

const mozilla = 'Mozilla/5.0';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [
    'iPhone, Safari',
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Celular Android, Chrome', `${mozilla} (Linux; Android 15; K) ${chrome} Mobile Safari/537.36`],
  [
    'Celular Android, Samsung Internet',
    `${mozilla} (Linux; Android 14; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
  ['Tableta Android, Chrome', `${mozilla} (Linux; Android 14; X) ${chrome} Safari/537.36`],
  [
    'Computador con Windows, Edge',
    `${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`,
  ],
  ['Computador con Linux, Firefox', `${mozilla} (X11; Linux x86_64; rv:140.0) Firefox/140.0`],
  ['Dispositivo sin nombre', ''],
])('calls «%s» what says of itself %s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});
