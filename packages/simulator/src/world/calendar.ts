/** True for a day of the calendar, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** True for a time on such a day, `yyyy-MM-dd HH:mm:ss`. */
export function isClock(text: string): boolean {
  return isDay(text.slice(0, 10)) && /^.{10} ([01]\d|2[0-3])(:[0-5]\d){2}$/.test(text);
}
