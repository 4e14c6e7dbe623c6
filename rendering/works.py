"""Machines and measures: a screw compressor in its lined room, foam on the gauging table."""
import math
import random
from mathutils import Matrix, Vector
from materials import emission, foam, galvanised, plain, plaster
from mesh import Mesh, box, lathe, tube
from plants import YELLOW, bare_steel, dark_frame, grey_foam, pale_foam
from room import wall
from stage import area, camera, world
from technical import stack


def scene_compressor_room():
    """A screw compressor in its cabinet; foam of two thicknesses on the walls around it, from 300 mm above the floor."""
    W, D, H = 9.0, 8.0, 3.9
    paint = plaster("primed wall", (0.34, 0.35, 0.345))
    wall("back", (0, 0.1, H / 2), (W, 0.2, H), paint)
    wall("left", (-2.75, -D / 2, H / 2), (0.2, D, H), paint)
    box("floor", (0, -D / 2, -0.05), (W, D, 0.1), plaster("concrete", (0.29, 0.285, 0.275), 0.5), 0)
    white, grey = pale_foam(), grey_foam()
    for i in range(7):
        for j in range(3):
            thick = 0.10 if (i * 2 + j) % 3 == 1 else 0.05
            box("sheet", (-2.10 + 1.004 * i, -thick / 2, 0.80 + 1.004 * j), (1.0, thick, 1.0), grey if thick > 0.06 else white, 0.006, seg=3, seed=i * 7 + j)
    for i in range(5):
        for j in range(3):
            thick = 0.10 if (i + 2 * j) % 3 == 1 else 0.05
            box("sheet", (-2.65 + thick / 2, -0.62 - 1.004 * i, 0.80 + 1.004 * j), (thick, 1.0, 1.0), grey if thick > 0.06 else white, 0.006, seg=3, seed=90 + i * 7 + j)
    teal, light = plain("cabinet teal", (0.045, 0.135, 0.14), 0.38, 0.45), plain("cabinet light", (0.52, 0.53, 0.52), 0.42, 0.4)
    x, y = 0.35, -1.45
    box("plinth", (x, y, 0.09), (1.9, 1.0, 0.18), dark_frame(), 0.006)
    box("cabinet", (x, y, 0.92), (1.84, 0.96, 1.48), light, 0.03, seg=5)
    for k, (cx, w) in enumerate(((-0.60, 0.58), (0.02, 0.58), (0.62, 0.54))):
        box("door", (x + cx, y - 0.487, 0.90), (w, 0.02, 1.36), teal if k < 2 else light, 0.012, seg=4, seed=k)
        if k < 2:
            Mesh(k).rod((x + cx + 0.22, y - 0.515, 0.86), (x + cx + 0.22, y - 0.515, 1.06), 0.010).build("handle", bare_steel(), smooth=True)
    louvre = Mesh(5)
    for k in range(11):
        louvre.box((x + 0.62, y - 0.500, 0.38 + 0.042 * k), (0.42, 0.016, 0.018), 0, rot=Matrix.Rotation(0.5, 3, "X"))
    louvre.build("louvre", dark_frame(), 0.001)
    box("control", (x + 0.62, y - 0.503, 1.30), (0.34, 0.02, 0.24), plain("control", (0.04, 0.045, 0.05), 0.4), 0.01, seg=3)
    box("screen", (x + 0.58, y - 0.515, 1.32), (0.19, 0.003, 0.12), emission("screen", 0.7, colour=(0.35, 0.70, 0.75)), 0)
    lathe("stop", [(0, 0), (0.024, 0), (0.026, 0.02), (0.018, 0.03), (0, 0.03)], plain("stop red", (0.5, 0.02, 0.015), 0.4), (x + 0.74, y - 0.513, 1.32), rot=(math.pi / 2, 0, 0))
    # the warm air leaves through a duct, lined, that goes through the wall
    zinc = galvanised()
    box("hood", (x - 0.30, y + 0.05, 1.78), (0.80, 0.62, 0.26), zinc, 0.006)
    box("duct", (x - 0.30, y + 0.05, 2.40), (0.66, 0.50, 1.05), zinc, 0.004)
    box("elbow", (x - 0.30, -0.62, 3.12), (0.66, 1.84, 0.52), zinc, 0.004)
    for z in (1.93, 2.42, 2.88):
        box("joint", (x - 0.30, y + 0.05, z), (0.72, 0.56, 0.045), zinc, 0.004)
    for yy in (-1.05, -0.45):
        box("joint", (x - 0.30, yy, 3.12), (0.72, 0.045, 0.58), zinc, 0.004)
    # an upright receiver, a dryer, and the pipe of compressed air
    blue = plain("receiver blue", (0.03, 0.075, 0.16), 0.36, 0.5)
    prof = [(0, -0.92), (0.16, -0.90), (0.28, -0.84), (0.34, -0.74), (0.355, -0.62), (0.355, 0.62), (0.34, 0.74), (0.28, 0.84), (0.16, 0.90), (0, 0.92)]
    lathe("receiver", prof, blue, (2.15, -1.05, 1.14), seg=64)
    for k in range(3):
        w = 0.4 + 2 * math.pi * k / 3
        box("foot", (2.15 + 0.31 * math.cos(w), -1.05 + 0.31 * math.sin(w), 0.17), (0.07, 0.07, 0.34), blue, 0.004)
    lathe("gauge", [(0, 0), (0.055, 0), (0.055, 0.03), (0, 0.03)], plain("gauge", (0.66, 0.66, 0.64), 0.3), (2.10, -1.42, 1.55), rot=(math.pi / 2, 0, 0), seg=40)
    air = plain("air blue", (0.05, 0.16, 0.30), 0.4, 0.4)
    tube("pipe", [(x + 0.93, y + 0.1, 1.2), (1.5, y + 0.1, 1.2), (1.62, y + 0.15, 1.1), (1.70, -1.15, 0.75), (1.83, -1.06, 0.62)], 0.026, air, res=10)
    tube("pipe", [(2.15, -1.05, 2.05), (2.15, -1.05, 2.55), (2.15, -0.3, 2.62), (2.3, -0.25, 2.62), (4.4, -0.25, 2.62)], 0.026, air, res=10)
    tube("wheel", [(2.15 + 0.08 * math.cos(2 * math.pi * i / 12), -1.05 + 0.08 * math.sin(2 * math.pi * i / 12), 2.26) for i in range(12)], 0.009, plain("valve", YELLOW, 0.45), cyclic=True)
    # what is left over: two sheets and the can of adhesive
    for i, (z, m) in enumerate(((0.5, white), (0.5, grey))):
        box("leaning", (-1.75 + 0.10 * i, -0.34 - 0.13 * i, z), (1.0, 0.06 + 0.04 * i, 1.0), m, 0.006, rot=(-0.13, 0, 0.05), seg=3, seed=70 + i)
    lathe("can", [(0, 0), (0.033, 0), (0.033, 0.2), (0.022, 0.225), (0.02, 0.26), (0, 0.26)], plain("can", YELLOW, 0.4), (-0.80, -1.35, 0))
    line = plain("line", YELLOW, 0.5)
    box("line", (0.7, -2.35, 0.0012), (4.2, 0.08, 0.002), line, 0)
    box("line", (-1.4, -1.4, 0.0012), (0.08, 1.98, 0.002), line, 0)
    area((-0.6, -4.6, 3.7), (0.2, -1.0, 0.9), (2.6, 1.6), 170, (0.98, 0.985, 1.0))
    area((3.6, -3.8, 3.0), (1.0, -1.0, 1.0), (1.8, 1.8), 80, (1.0, 0.96, 0.9))
    world(0.22, (0.94, 0.97, 1.0))
    camera((1.35, -6.1, 1.5), (-0.05, 0, 1.5), lens=33, shift=(0, 0.0), level=True)
    return 0.35


def scene_compressor_wall():
    """The corner beside the compressor: thick grey sheets stand out from thin white ones, two more lean below."""
    scene_compressor_room()
    camera((0.05, -3.75, 1.35), (-2.45, -0.75, 1.2), lens=38, shift=(0, 0.02), level=True)


def scene_foam_gauged():
    """A sheet of foam between the jaws of a gauge, on its table of granite; cut sheets stand behind it."""
    wall("back", (0, 0.9, 1.5), (6, 0.2, 4), plaster("lab wall", (0.50, 0.53, 0.55)))
    box("granite", (0, 0, 0.70), (2.4, 1.1, 0.14), plain("granite", (0.060, 0.062, 0.066), 0.22, 0.5), 0.006, seg=3)
    z = 0.77
    grey, dark, white = foam("pu", (0.30, 0.30, 0.295), tile=0.36, bump=0.0013, pore=0.6), foam("anthracite", (0.042, 0.044, 0.046)), pale_foam()
    satin = plain("satin steel", (0.52, 0.52, 0.51), 0.26, 0.5, 0.95)
    stack(-0.02, -0.02, z, [(0.62, 0.36, 0.05, grey)], 3)
    # the gauge: a post, a beam, and jaws that close on the sheet's thickness
    Mesh(3).rod((0.42, 0.12, z), (0.42, 0.12, z + 0.46), 0.018).build("post", satin, smooth=True)
    lathe("foot", [(0, 0.03), (0.10, 0.028), (0.11, 0.018), (0.11, 0)], plain("cast", (0.10, 0.105, 0.11), 0.5, 0.4, 0.5), (0.42, 0.12, z))
    box("clamp", (0.42, 0.12, z + 0.30), (0.07, 0.07, 0.07), plain("cast", (0.10, 0.105, 0.11), 0.5, 0.4, 0.5), 0.01, seg=4)
    Mesh(4).rod((0.44, 0.12, z + 0.30), (0.12, -0.06, z + 0.30), 0.010).build("arm", satin, smooth=True)
    lathe("dial", [(0, -0.016), (0.052, -0.016), (0.056, -0.010), (0.056, 0.012), (0.050, 0.016), (0, 0.014)], satin, (0.12, -0.085, z + 0.30), seg=64, rot=(math.pi / 2, 0, 0))
    lathe("face", [(0, 0), (0.046, 0), (0.046, 0.001)], plain("face", (0.74, 0.73, 0.70), 0.4), (0.12, -0.1015, z + 0.30), seg=64, rot=(math.pi / 2, 0, 0))
    marks = Mesh(5)
    for k in range(20):
        w = 2 * math.pi * k / 20
        marks.box((0.12 + 0.040 * math.cos(w), -0.1028, z + 0.30 + 0.040 * math.sin(w)), (0.009 if k % 5 else 0.013, 0.0006, 0.0016), rot=Matrix.Rotation(-w, 3, "Y"))
    marks.box((0.12 + 0.014, -0.1032, z + 0.30 + 0.012), (0.040, 0.0006, 0.002), rot=Matrix.Rotation(-0.7, 3, "Y"))
    marks.build("marks", plain("ink", (0.02, 0.02, 0.022), 0.6))
    Mesh(6).rod((0.12, -0.085, z + 0.245), (0.12, -0.085, z + 0.062), 0.005).build("spindle", satin, smooth=True)
    lathe("presser", [(0, 0), (0.045, 0), (0.045, 0.007), (0.008, 0.012), (0, 0.012)], satin, (0.12, -0.085, z + 0.0515), seg=48)
    # a steel rule along the front edge, and the drawing
    box("rule", (-0.06, -0.30, z + 0.0009), (0.60, 0.03, 0.0016), satin, 0.0003, rot=(0, 0, 0.03))
    ticks = Mesh(7)
    for k in range(59):
        ticks.box((-0.35 + 0.01 * k, -0.309 + 0.03 * (-0.29 + 0.01 * k) + 0.019 - (0.001 if k % 5 else 0.003), z + 0.0019), (0.0009, 0.006 if k % 5 else 0.011, 0.0002))
    ticks.build("ticks", plain("ink", (0.02, 0.02, 0.022), 0.6))
    box("drawing", (-0.66, -0.22, z + 0.0006), (0.42, 0.297, 0.0008), plain("paper", (0.70, 0.70, 0.685), 0.8), 0, rot=(0, 0, 0.22))
    plan = Mesh(8)
    R = Matrix.Rotation(0.22, 3, "Z")
    for a, b, w, d in ((0, 0.07, 0.26, 0.0016), (0, -0.07, 0.26, 0.0016), (-0.13, 0, 0.0016, 0.14), (0.13, 0, 0.0016, 0.14), (0.0, 0.0, 0.0012, 0.14), (0.06, 0.0, 0.13, 0.0012), (0, 0.10, 0.26, 0.0008), (-0.165, 0, 0.0008, 0.14)):
        p = R @ Vector((a, b, 0))
        plan.box((-0.66 + p.x, -0.22 + p.y, z + 0.0012), (w, d, 0.0002), rot=R)
    plan.build("plan", plain("plan blue", (0.03, 0.08, 0.22), 0.7))
    Mesh(9).rod((-0.50, -0.40, z + 0.006), (-0.36, -0.36, z + 0.006), 0.0042).build("pencil", plain("pencil blue", (0.03, 0.09, 0.26), 0.45), smooth=True)
    r = random.Random(3)
    for i, (x, t, m, h) in enumerate(((-0.78, 0.08, white, 0.46), (-0.52, 0.05, grey, 0.40), (-0.26, 0.03, dark, 0.50), (0.72, 0.06, white, 0.38), (0.88, 0.04, grey, 0.46))):
        box("standing", (x, 0.38 + r.uniform(-0.03, 0.03), z + h / 2), (0.34, t, h), m, 0.0025, rot=(-0.10, 0, r.uniform(-0.08, 0.08)), seg=3, seed=20 + i)
    for i, (x, y, s, m) in enumerate(((0.66, -0.22, (0.10, 0.10, 0.05), dark), (0.78, -0.15, (0.10, 0.10, 0.03), white), (0.70, -0.215, (0.10, 0.10, 0.03), grey))):
        box("sample", (x, y, z + s[2] / 2 + (0.05 if i == 2 else 0)), s, m, 0.0015, rot=(0, 0, 0.3 * i), seg=3, seed=40 + i)
    area((-2.0, -1.8, 2.4), (0, 0, 0.8), (1.4, 1.4), 75, (1.0, 0.985, 0.96))
    area((1.9, -0.6, 2.2), (0.1, 0, 0.8), (0.8, 0.8), 22, (0.92, 0.96, 1.0))
    world(0.42, (0.95, 0.975, 1.0))
    camera((-0.42, -1.62, 1.30), (0.02, 0.02, 0.885), lens=50, fstop=6.3, focus=(0.1, -0.08, 0.9))
    return 0.15


PICTURES = {
    "scene-compressor-wall": scene_compressor_wall,
    "scene-compressor-room": scene_compressor_room,
    "scene-foam-gauged": scene_foam_gauged,
}
