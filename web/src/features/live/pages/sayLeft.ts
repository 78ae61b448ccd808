const [minute, hour, day] = [60, 3_600, 86_400];

/** `2 días y 3:04:05`, `1:05`. Zero only when time is over. */
export function sayLeft(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  const days = Math.floor(seconds / day);
  const hours = Math.floor((seconds % day) / hour);
  const minutes = Math.floor((seconds % hour) / minute);
  const tail = two(seconds % minute);
  if (days === 0 && hours === 0) return `${minutes}:${tail}`;
  const clock = `${hours}:${two(minutes)}:${tail}`;
  return days === 0 ? clock : `${days} ${days === 1 ? 'día' : 'días'} y ${clock}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
