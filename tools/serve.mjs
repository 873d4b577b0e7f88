// tools/serve.mjs — serves one folder on this machine alone, for tools/play and the browser tests.
//   node tools/serve.mjs FOLDER PORT
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const kTypes = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8', '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8', '.mjs': 'text/javascript; charset=utf-8', '.json': 'application/json',
  '.wasm': 'application/wasm', '.woff': 'font/woff', '.woff2': 'font/woff2', '.svg': 'image/svg+xml', '.png': 'image/png',
};

// Resolves to the running server, or rejects with the system's error (EADDRINUSE and so on).
export function serve(folder, port = 0) {
  const server = createServer(async (request, response) => {
    const send = (status, type, body) => {
      // Never stored: the page just built is the page that is seen.
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    try {
      let path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
      if (path.endsWith('/')) path += 'index.html';
      send(200, kTypes[extname(path)] ?? 'application/octet-stream', await readFile(join(folder, path)));
    } catch {
      // As static hosts do it: the page for what is not there also mends broken links.
      const page = await readFile(join(folder, '404.html')).catch(() => 'Not found');
      send(404, kTypes['.html'], page);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, port] = process.argv.slice(2);
  try {
    await serve(folder, Number(port));
    console.log(`Tarn Crossing is at http://127.0.0.1:${port}/ (stop with Ctrl+C).`);
  } catch (error) {
    console.error(error.code === 'EADDRINUSE'
      ? `play: port ${port} is taken. Choose another: tools/play --port ${Number(port) + 1}`
      : `play: cannot serve on port ${port}: ${error.message}`);
    process.exitCode = 1;
  }
}
