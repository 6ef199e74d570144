/** Days and moments in the reader's language and time zone. */

/** Returns a day, such as "Nov 16, 2026". */
export function dayText(time: Date, language: string): string {
  return format(time, language, 'medium', {});
}

/** Returns a day and a time, such as "November 16, 2026 at 4:20 AM". */
export function momentText(time: Date, language: string): string {
  return format(time, language, 'long', { timeStyle: 'short' });
}

/** In digits, year first, where the browser does not know the language's own way. */
function format(
  time: Date,
  language: string,
  dateStyle: 'medium' | 'long',
  clock: Intl.DateTimeFormatOptions,
): string {
  const known = Intl.DateTimeFormat.supportedLocalesOf([language]).length > 0;
  // The short dates of Sweden are digits only, year first.
  const style = known ? dateStyle : 'short';
  return new Intl.DateTimeFormat(known ? language : 'sv', { dateStyle: style, ...clock }).format(
    time,
  );
}
