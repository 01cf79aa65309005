import { compareWithBare, type Outcome } from './lib/compare';

/** Measures the finished home page, uncompressed and in brotli, in both languages. */
export default async function home(server: string): Promise<Outcome[]> {
  const url = `${server}/`;
  return [
    await compareWithBare({ name: 'home page', target: { url } }),
    await compareWithBare({ name: 'home page, brotli', target: { url, headers: { 'accept-encoding': 'br' } } }),
    await compareWithBare({
      name: 'home page in Malayalam, brotli',
      target: { url: `${server}/ml`, headers: { 'accept-encoding': 'br' } },
    }),
  ];
}
