"""Draws the material textures once and keeps them as images outside the repository.

Shader noise reads as plastic up close. What makes felt look like felt is thousands of separate
fibres lying over each other, so the height fields here are drawn fibre by fibre, pore by pore.
All maps tile, so any surface can repeat them.

Run: blender -b -P textures.py
"""
import os
import bpy
import numpy as np

TEX = os.path.join(os.environ.get("PICTURES_TMP", "/tmp/pictures"), "tex")
os.makedirs(TEX, exist_ok=True)
rng = np.random.default_rng(7)


def save(name, data, colour=False):
    """Colour maps go out as sRGB PNG, data maps as half-float EXR so that bumps do not step."""
    if data.ndim == 2:
        data = np.repeat(data[..., None], 3, axis=2)
    h, w, _ = data.shape
    img = bpy.data.images.new(name, w, h, alpha=False, float_buffer=not colour)
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = np.clip(data, 0, 1)
    img.pixels.foreach_set(rgba.ravel())
    img.file_format = "PNG" if colour else "OPEN_EXR"
    img.filepath_raw = os.path.join(TEX, name + (".png" if colour else ".exr"))
    img.save()
    print("texture", name)


def noise(h, w, power=2.0, stretch=(1.0, 1.0), seed=0):
    """Periodic noise with a 1/f spectrum, normalised to mean 0 and deviation 1."""
    r = np.random.default_rng(seed)
    fy = np.fft.fftfreq(h)[:, None] * h * stretch[0]
    fx = np.fft.rfftfreq(w)[None, :] * w * stretch[1]
    f = np.sqrt(fx ** 2 + fy ** 2)
    f[0, 0] = 1
    spec = np.fft.rfft2(r.standard_normal((h, w))) / f ** (power / 2)
    spec[0, 0] = 0
    n = np.fft.irfft2(spec, (h, w))
    return (n / n.std()).astype(np.float32)


def fibres(size, count, length, width, bend, lo=0.0):
    """Height and tone of fibres drawn from the lowest to the highest: the last one drawn lies on top."""
    z = np.sort(rng.random(count))
    ang = rng.random(count) * 2 * np.pi
    curve = rng.normal(0, bend, count)
    wave = rng.normal(0, bend * 2, count)
    phase = rng.random(count) * 6.28
    n = int(length)
    steps = np.arange(n)
    a = ang[:, None] + curve[:, None] * steps + wave[:, None] * 12 * np.sin(steps / 18.0 + phase[:, None])
    x = np.cumsum(np.cos(a), 1) + rng.random(count)[:, None] * size
    y = np.cumsum(np.sin(a), 1) + rng.random(count)[:, None] * size
    tone_of = rng.normal(0.5, 0.16, count)
    height = np.zeros(size * size, np.float32)
    tone = np.full(size * size, 0.5, np.float32)
    half = width / 2
    offs = np.arange(-half, half + 0.01, 0.7)
    # fade the ends into the mat, as if the fibre dives under
    ends = np.sin(np.pi * (steps + 0.5) / n) ** 0.35
    nx, ny = -np.sin(a), np.cos(a)
    for block in np.array_split(np.arange(count), 40):
        for o in sorted(offs, key=abs, reverse=True):
            idx = ((y[block] + ny[block] * o).astype(np.int64) % size) * size + (x[block] + nx[block] * o).astype(np.int64) % size
            prof = np.sqrt(max(0.05, 1 - (o / (half + 0.6)) ** 2))
            hh = (lo + (1 - lo) * z[block, None] * 0.75 + 0.25 * prof) * (0.55 + 0.45 * ends[None]) 
            height[idx.ravel()] = hh.ravel().astype(np.float32)
            tone[idx.ravel()] = np.repeat(tone_of[block], n).astype(np.float32)
    return height.reshape(size, size), tone.reshape(size, size)


def soften(a, sigma):
    h, w = a.shape
    fy = np.fft.fftfreq(h)[:, None]
    fx = np.fft.rfftfreq(w)[None, :]
    g = np.exp(-2 * (np.pi * sigma) ** 2 * (fx ** 2 + fy ** 2))
    return np.fft.irfft2(np.fft.rfft2(a) * g, (h, w)).astype(np.float32)


def felt():
    h, t = fibres(2048, 70000, 110, 2.2, 0.012)
    h = soften(h, 0.6) + 0.05 * noise(2048, 2048, 2.2, seed=3)
    save("felt_h", (h - h.min()) / (h.max() - h.min()))
    save("felt_t", np.clip(soften(t, 0.5), 0, 1))


def foam():
    """Open-cell foam: round pores of mixed size, darker and deeper in the middle."""
    size = 2048
    h = np.ones(size * size, np.float32)
    for r, count in ((3, 45000), (4, 30000), (6, 12000), (8, 3500)):
        yy, xx = np.mgrid[-r:r + 1, -r:r + 1]
        d = np.sqrt(xx ** 2 + yy ** 2) / r
        m = d < 1
        cy, cx = rng.integers(0, size, (2, count))
        depth = rng.uniform(0.35, 1.0, count)
        val = 1 - depth[:, None] * (1 - d[m][None] ** 2)
        idx = ((cy[:, None] + yy[m][None]) % size) * size + (cx[:, None] + xx[m][None]) % size
        np.minimum.at(h, idx.ravel(), val.ravel().astype(np.float32))
    h = soften(h.reshape(size, size), 0.7)
    save("foam_h", np.clip(h, 0, 1))


def shavings():
    """Wood wool: few broad strands, long and curled."""
    h, t = fibres(2048, 7000, 420, 11, 0.010)
    h = soften(h, 1.0) + 0.02 * noise(2048, 2048, 1.4, seed=5)
    save("shavings_h", (h - h.min()) / (h.max() - h.min()))
    save("shavings_t", np.clip(soften(t, 0.8), 0, 1))


def weave():
    size, n = 1024, 64
    y, x = np.mgrid[0:size, 0:size] / size * n * np.pi
    warp = np.abs(np.sin(x)) ** 0.6 * (0.6 + 0.4 * np.sign(np.sin(x)) * np.sin(y))
    weft = np.abs(np.sin(y)) ** 0.6 * (0.6 - 0.4 * np.sign(np.sin(y)) * np.sin(x))
    w = np.maximum(warp, weft) * (1 + 0.08 * noise(size, size, 1.2, seed=11))
    save("weave_h", np.clip(w, 0, 1))


def oak():
    """Light oiled oak, the grain along the image's height (2 m), 0.25 m wide."""
    h, w = 4096, 1024
    u = np.arange(w)[None, :] / w
    broad = noise(h, w, 3.2, (14, 1.4), 21)
    warp = noise(h, w, 3.6, (9, 1.0), 22)
    rings = np.sin(2 * np.pi * (u * 9 + warp * 0.9))
    rings = 0.5 + 0.5 * np.sign(rings) * np.abs(rings) ** 0.7
    fine = noise(h, w, 1.3, (42, 1), 23)
    # pores: short dark dashes, denser in the early wood of each ring
    pores = np.zeros((h, w), np.float32)
    n = 26000
    py, px, ln = rng.integers(0, h, n), rng.integers(0, w, n), rng.integers(18, 90, n)
    keep = rng.random(n) < 0.25 + 0.75 * rings[py, px] ** 2
    for a, b, l in zip(py[keep], px[keep], ln[keep]):
        rows = np.arange(a, a + l) % h
        pores[rows, b] = np.maximum(pores[rows, b], np.sin(np.pi * np.arange(l) / l))
    pores = soften(pores, 0.5)
    light, dark = np.array([216, 184, 143]) / 255, np.array([176, 138, 96]) / 255
    k = np.clip(0.40 + 0.17 * broad + 0.22 * (rings - 0.5) + 0.10 * fine, 0, 1)[..., None]
    c = light * (1 - k) + dark * k
    c = c * (1 - 0.33 * np.clip(pores, 0, 1)[..., None])
    save("oak_c", c, colour=True)
    save("oak_h", np.clip(0.6 + 0.06 * fine - 0.5 * pores, 0, 1))


def landscape():
    """The print: an abstract shore, broad bands of colour laid on with a dry brush."""
    h, w = 1200, 1800
    y = np.linspace(0, 1, h)[:, None]             # 0 at the bottom of the image, as Blender stores it
    x = np.linspace(0, 1, w)[None, :]
    # horizontal strokes of several lengths, and the grain of the brush within them
    stroke = noise(h, w, 2.6, (1, 7), 31)
    hair = noise(h, w, 1.2, (1, 26), 33)
    wash = noise(h, w, 3.2, (1, 2.2), 34)
    img = np.array([0.86, 0.83, 0.75]) * (1 + 0 * x[..., None] + 0 * y[..., None])
    img = img + (np.array([0.70, 0.73, 0.70]) - img) * np.clip((y - 0.62) * 2.1 + 0.22 * wash, 0, 1)[..., None] * 0.75
    bands = [(0.615, 0.020, (164, 170, 158), 0.85), (0.560, 0.028, (122, 137, 126), 0.92), (0.500, 0.022, (198, 170, 128), 0.55),
             (0.455, 0.034, (83, 104, 92), 0.95), (0.335, 0.030, (176, 150, 112), 0.70), (0.300, 0.036, (52, 74, 64), 0.96),
             (0.165, 0.040, (112, 122, 98), 0.6), (0.125, 0.040, (33, 50, 43), 0.97)]
    for i, (base, amp, col, cover) in enumerate(bands):
        ridge = noise(1, w, 3.0, (1, 1), 40 + i) * amp * 0.55 + amp * 0.8 * np.sin(x * (2.2 + 0.7 * i) + 1.9 * i)
        top = base + ridge
        ragged = top - y + 0.007 * stroke + 0.004 * hair
        dry = np.clip(1.05 + 0.55 * hair + 0.5 * stroke, 0, 1)      # where the brush ran out of paint
        a = np.clip(ragged * 160, 0, 1) * (cover + (1 - cover) * dry) * np.clip(0.25 + dry, 0, 1)
        c = np.array(col) / 255 * (1 + 0.075 * stroke + 0.045 * hair + 0.06 * wash)[..., None]
        haze = np.clip((top - y) / 0.20, 0, 1)[..., None] * 0.22
        c = c + (np.array([0.84, 0.80, 0.71]) - c) * haze
        img = img * (1 - a[..., None]) + c * a[..., None]
    img = img * (1 + 0.02 * hair + 0.012 * noise(h, w, 0.6, seed=55))[..., None]
    save("landscape_c", img, colour=True)


def outside():
    """What is behind the glass: soft trees below a bright sky, well out of focus."""
    h, w = 700, 1600
    y = np.linspace(0, 1, h)[:, None]
    x = np.linspace(0, 1, w)[None, :]
    img = np.array([0.80, 0.88, 0.95]) + (np.array([0.97, 0.97, 0.95]) - np.array([0.80, 0.88, 0.95])) * np.clip(1.2 - y, 0, 1)[..., None] + 0 * x[..., None]
    for i, (top, col) in enumerate(((0.58, (0.66, 0.74, 0.66)), (0.46, (0.46, 0.58, 0.42)), (0.30, (0.36, 0.48, 0.30)), (0.12, (0.52, 0.58, 0.40)))):
        crown = top + 0.06 * noise(1, w, 2.3, seed=60 + i)
        a = soften(np.clip((crown - y) * 40, 0, 1).astype(np.float32), 7)
        leaf = soften(noise(h, w, 1.5, seed=70 + i), 5)
        c = np.array(col) * (1 + 0.30 * leaf[..., None])
        img = img * (1 - a[..., None]) + c * a[..., None]
    for _ in range(260):      # light through leaves
        cx, cy, r = rng.random(), rng.random() * 0.5, rng.uniform(4, 11)
        yy, xx = int(cy * h), int(cx * w)
        ys, xs = slice(max(0, yy - 14), yy + 14), slice(max(0, xx - 14), xx + 14)
        gy, gx = np.mgrid[ys, xs][:, :img[ys, xs].shape[0], :img[ys, xs].shape[1]]
        m = 1 / (1 + np.exp((np.hypot(gy - yy, gx - xx) - r) * 1.2))
        img[ys, xs] += (m * 0.13)[..., None] * np.array([1, 1, 0.8])
    img = np.stack([soften(img[..., k].astype(np.float32), 4) for k in range(3)], -1)
    save("outside_c", img, colour=True)


if __name__ == "__main__":
    for make in (felt, foam, shavings, weave, oak, landscape, outside):
        make()
