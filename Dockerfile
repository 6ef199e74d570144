# syntax=docker/dockerfile:1
# Builds the wheel (with the browser side, for which the build brings its own Node), then a small
# image that runs it as nobody in particular.

FROM python:3.11-slim-bookworm AS build
RUN pip install --no-cache-dir uv
WORKDIR /src
COPY . .
RUN uv export --frozen --no-dev --extra server --no-emit-project --output-file /requirements.txt \
 && uv build --wheel --out-dir /dist

FROM python:3.11-slim-bookworm
RUN --mount=type=bind,from=build,source=/requirements.txt,target=/requirements.txt \
    --mount=type=bind,from=build,source=/dist,target=/dist \
    pip install --no-cache-dir --require-hashes -r /requirements.txt \
 && pip install --no-cache-dir --no-deps /dist/*.whl \
 && useradd --system --uid 10001 --home-dir /data --create-home amletero \
 && chmod 700 /data
# Numba keeps what it has compiled here.
ENV NUMBA_CACHE_DIR=/data/numba \
    PYTHONUNBUFFERED=1
USER amletero
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
ENTRYPOINT ["amletero"]
CMD ["serve", "--host", "0.0.0.0", "--database", "/data/amletero.db", "--log", "json"]
