# The server as an image: docker build --tag oneleft . && docker run --publish 8000:8000 --volume oneleft:/data oneleft
# EXTRAS adds to it: --build-arg EXTRAS=postgres,arena brings a bot that thinks ahead, and 150 MB.

FROM python:3.13 AS build
ARG EXTRAS=postgres
WORKDIR /source
COPY . .
RUN pip install --no-cache-dir --constraint constraints.txt pip \
    && pip wheel --no-cache-dir --no-deps --build-constraint constraints.txt --wheel-dir /wheels .
RUN python -m venv --without-pip /opt/oneleft \
    && pip --python /opt/oneleft/bin/python install --no-cache-dir --no-compile --constraint constraints.txt \
        "$(echo /wheels/oneleft-*.whl)[${EXTRAS}]" \
    && /opt/oneleft/bin/python -B deploy/prune.py

FROM python:3.13-slim
RUN groupadd --system --gid 10001 oneleft \
    && useradd --system --uid 10001 --gid oneleft --home-dir /data --no-create-home --shell /usr/sbin/nologin oneleft \
    && install --directory --owner oneleft --group oneleft --mode 700 /data
COPY --from=build /opt/oneleft /opt/oneleft
ENV PATH=/opt/oneleft/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    ONELEFT_HOST=0.0.0.0 \
    ONELEFT_PORT=8000 \
    ONELEFT_DATABASE=sqlite:////data/tables.sqlite
USER 10001:10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f\"http://127.0.0.1:{os.environ['ONELEFT_PORT']}/health/live\", timeout=4)"]
ENTRYPOINT ["oneleft"]
CMD ["serve"]
