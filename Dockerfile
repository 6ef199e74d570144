# Builds the wheel (with the browser side, for which the build brings its own Node), then a small
# image that runs it as nobody in particular. BASE is any image with Python 3.11 or newer and its
# venv module.
ARG BASE=python:3.11.13-slim-bookworm

FROM ${BASE} AS build
RUN python3 -m venv /opt/uv && /opt/uv/bin/pip install --no-cache-dir "uv>=0.9,<1"
WORKDIR /src
COPY . .
RUN /opt/uv/bin/uv export --frozen --no-dev --extra server --extra push --no-emit-project --output-file /requirements.txt \
 && /opt/uv/bin/uv build --wheel --out-dir /dist \
 && python3 -m venv /opt/amletero \
 && /opt/amletero/bin/pip install --no-cache-dir --require-hashes -r /requirements.txt \
 && /opt/amletero/bin/pip install --no-cache-dir --no-deps /dist/*.whl

FROM ${BASE}
COPY --from=build /opt/amletero /opt/amletero
RUN useradd --system --uid 10001 --home-dir /data --create-home amletero && chmod 700 /data
# Numba keeps what it has compiled here. The health check asks at the port of `serve`.
ENV PATH=/opt/amletero/bin:$PATH \
    NUMBA_CACHE_DIR=/data/numba \
    PYTHONUNBUFFERED=1 \
    AMLETERO_PORT=8000
USER amletero
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["python", "-c", "import os, urllib.request as request; request.urlopen('http://127.0.0.1:' + os.environ['AMLETERO_PORT'] + '/healthz', timeout=2)"]
ENTRYPOINT ["amletero"]
CMD ["serve", "--host", "0.0.0.0", "--database", "/data/amletero.db", "--log", "json"]
