import { brotli, compareEncodings, compareWithBare, type Outcome } from './lib/compare';

/** Measures the finished home page, uncompressed and in brotli, in both languages. */
export default async function home(server: string): Promise<Outcome[]> {
  return [
    ...(await compareEncodings('home page', `${server}/`)),
    await compareWithBare({ name: 'home page in Malayalam, brotli', target: { url: `${server}/ml`, headers: brotli } }),
  ];
}
